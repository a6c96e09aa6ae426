import type { NameOfRole } from "../job-roles/job-role-names.ts";
import { nameOrNone } from "../job-roles/job-role-names.ts";
import type { PersonChanges } from "../schedules/changes-by-person.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PlannedShift, ShiftChange } from "../../records/schedules/shift-change.ts";

/**
 * Returns what publishing changes for one employee, for a mail: in order of time, without the days
 * before `today`, when it is too late to act.
 */
export function shiftChanges(
  { added, changed, removed }: PersonChanges,
  today: LocalDate,
  roleName: NameOfRole,
): ShiftChange[] {
  const all: ShiftChange[] = [
    ...added.map((shift) => ({ before: null, after: planned(shift, roleName) })),
    ...changed.map(({ before, after }) => ({
      before: planned(before, roleName),
      after: planned(after, roleName),
    })),
    ...removed.map((shift) => ({ before: planned(shift, roleName), after: null })),
  ];
  return all
    .filter((change) => startOf(change) >= today)
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** A shift as shown in a mail. */
export function planned(
  {
    day,
    startsAtLocal,
    endsAtLocal,
    jobRoleId,
  }: Pick<ShiftPlan, "day" | "startsAtLocal" | "endsAtLocal" | "jobRoleId">,
  roleName: NameOfRole,
): PlannedShift {
  return { day, startsAtLocal, endsAtLocal, jobRole: nameOrNone(jobRoleId, roleName) };
}

/** Day and time in one text, which sorts as time does. */
function startOf({ before, after }: ShiftChange): string {
  const shift = after ?? before;
  return shift === null ? "" : `${shift.day} ${shift.startsAtLocal}`;
}
