import { shiftRequestIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Row } from "./access/row.ts";

type RequestPath =
  | "schedules.dropShift"
  | "schedules.swapChoices"
  | "schedules.askSwap"
  | "schedules.answerSwap"
  | "schedules.withdrawRequest"
  | "schedules.rankClaims"
  | "schedules.showSwap"
  | "schedules.decideRequest";

/** No request has it: the call is let through and refused as one about a missing record. */
const requestId = shiftRequestIdSchema.parse("none");

/** What employees ask for about published shifts, and the answers. */
export const shiftRequestRows = {
  "schedules.dropShift": {
    guard: "schedules.view",
    input: ({ shiftId }) => ({ shiftId, note: "" }),
    reach: "company",
  },
  "schedules.swapChoices": {
    guard: "schedules.view",
    input: ({ shiftId }) => ({ shiftId }),
    reach: "company",
  },
  "schedules.askSwap": {
    guard: "schedules.view",
    input: ({ shiftId }) => ({ shiftId, otherShiftId: shiftId, note: "" }),
    reach: "company",
  },
  "schedules.answerSwap": {
    guard: "schedules.view",
    input: () => ({ requestId, answer: "declined" }),
  },
  "schedules.withdrawRequest": { guard: "schedules.view", input: () => ({ requestId }) },
  "schedules.rankClaims": { guard: "schedules.edit", input: ({ shiftId }) => ({ shiftId }) },
  "schedules.showSwap": { guard: "schedules.edit", input: () => ({ requestId }) },
  "schedules.decideRequest": {
    guard: "schedules.edit",
    input: () => ({ requestId, decision: "denied", note: "" }),
  },
} as const satisfies { [P in RequestPath]: Row<P> };
