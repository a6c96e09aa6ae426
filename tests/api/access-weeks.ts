import { aShiftPlan } from "../support/a-shift-plan.ts";
import type { Row } from "./access/row.ts";

type WeekPath = "schedules.reportPresence" | "schedules.rankPeople" | "schedules.ledger";

/** What a manager sees beside the week of a location: its other editors, ranks and fairness. */
export const weekRows = {
  "schedules.reportPresence": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({
      locationId,
      weekStart: "2026-01-05",
      doing: { shiftId: null },
    }),
  },
  "schedules.rankPeople": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ plan: aShiftPlan({ harbor: locationId }) }),
  },
  "schedules.ledger": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId }),
  },
} as const satisfies { [P in WeekPath]: Row<P> };
