import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { timeOffAt } from "../time-off/time-off-interval.ts";
import type { Names, Planned } from "./find-overlap.ts";
import { requireNoOverlap } from "./find-overlap.ts";

/** What takes a person's time besides the plan. */
export interface Taken {
  shifts: Parameters<typeof requireNoOverlap>[1];
  timeOff: readonly TimeOff[];
}

/**
 * The one check of whether somebody can be planned: throws overlap when the person works then, at
 * whichever location, and onTimeOff when the person has approved time off, on the clocks of
 * `timeZone`, the place's. Open shifts are nobody's and always pass.
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
