import type { Shift } from "../../../records/schedules/shift.ts";
import type { Employee } from "../../../records/employees/employee.ts";
import { plannedSeconds } from "../planned-seconds.ts";
import type { Finding } from "./finding.ts";
import { findingsOf } from "./find-findings.ts";
import type { JudgedPerson, JudgedPlace } from "./judged-shift.ts";

/** The findings of all shifts of one employee at a location, those of the week once each. */
export function findingsOfWeek(
  shifts: readonly Shift[],
  person: JudgedPerson,
  place: JudgedPlace,
): Finding[] {
  const found = shifts.flatMap((shift) => findingsOf(shift, person, place));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/**
 * Returns the planned hours of a week and the least that are agreed with the employee, in seconds;
 * null if they are enough, and as long as nothing is planned.
 */
export function belowOwnHours(
  shifts: readonly Shift[],
  { minSecondsPerWeek: limit }: Pick<Employee, "minSecondsPerWeek">,
): { found: number; limit: number } | null {
  const found = shifts.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
  return limit === null || shifts.length === 0 || found >= limit ? null : { found, limit };
}
