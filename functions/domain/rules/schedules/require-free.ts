import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { timeOffAt } from "../time-off/time-off-interval.ts";
import type { Names, Planned } from "./find-overlap.ts";
import { requireNoOverlap } from "./find-overlap.ts";

/** Time of an employee that is taken, apart from the schedule. */
export interface Taken {
  shifts: Parameters<typeof requireNoOverlap>[1];
  timeOff: readonly TimeOff[];
}

/**
 * The one check of whether an employee can be scheduled. Throws overlap when the employee works
 * then, at any location, and onTimeOff when the employee has approved time off, on the clocks of
 * `timeZone`, the location's. Open shifts have no employee and always pass.
 */
export function requireFree(
  planned: Planned & { timeZone: string },
  { shifts, timeOff }: Taken,
  names: Names,
): void {
  requireNoOverlap(planned, shifts, names);
  const found = timeOffAt(planned, timeOff);
  if (found === null) return;
  const who = names.employee(found.employeeId);
  const { from, until, part } = found;
  throw new RuleViolation("onTimeOff", { who, span: { from, until, part } });
}
