import { mondaysAndThursdays, nextMonday, recurringPlan } from "../support/a-recurring-shift.ts";
import type { Row } from "./access/row.ts";

type RecurringPath =
  | "schedules.addRecurringShift"
  | "schedules.changeRecurringShift"
  | "schedules.endRecurringShift"
  | "schedules.recurringShifts";

/** The procedures of recurring shifts. */
export const recurringShiftRows = {
  "schedules.recurringShifts": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({ locationId }),
  },
  "schedules.addRecurringShift": {
    guard: "schedules.edit",
    input: ({ locationId }) => ({
      plan: recurringPlan({ harbor: locationId }),
      recurrence: mondaysAndThursdays(),
    }),
  },
  "schedules.changeRecurringShift": {
    guard: "schedules.edit",
    input: ({ locationId, recurringShiftId }, expectedVersion) => ({
      recurringShiftId,
      expectedVersion,
      fromDay: nextMonday(),
      plan: recurringPlan({ harbor: locationId }),
      recurrence: mondaysAndThursdays(),
    }),
  },
  "schedules.endRecurringShift": {
    guard: "schedules.edit",
    input: ({ recurringShiftId }, expectedVersion) => ({
      recurringShiftId,
      expectedVersion,
      fromDay: nextMonday(),
      deletesPublished: false,
    }),
  },
} as const satisfies { [P in RecurringPath]: Row<P> };
