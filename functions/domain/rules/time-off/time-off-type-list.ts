import { pickColour } from "../../records/company/pick-colour.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { TimeOffPolicy } from "../../records/time-off/time-off-policy.ts";
import type { TimeOffType } from "../../records/time-off/time-off-type.ts";
import { timeOffTypeIdSchema } from "../../records/time-off/time-off-type.ts";

/** An unpaid type without a name, in a color that differs from its neighbors'. */
export function newTimeOffType(id: string, index: number): TimeOffType {
  const colour = pickColour(index);
  const typeId = timeOffTypeIdSchema.parse(id);
  return { id: typeId, name: "", code: "", colour, isArchived: false, pays: "none", policy: null };
}

const HOUR = 3600;

/** The usual policy: one hour for each 30 hours of work, from a day on, without limits. */
export function newPolicy(startsOn: LocalDate): TimeOffPolicy {
  return {
    startsOn,
    accrual: { by: "hoursWorked", seconds: HOUR, perSeconds: 30 * HOUR },
    capSeconds: null,
    carryOverSeconds: null,
    waitingDays: 0,
    resetsOn: "01-01",
    isLimit: false,
  };
}
