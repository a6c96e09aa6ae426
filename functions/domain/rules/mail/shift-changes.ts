import type { PersonChanges } from "../schedules/changes-by-person.ts";
import type { ShiftPlan } from "../../records/schedules/shift.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PlannedShift, ShiftChange } from "../../records/mail/mail-content.ts";

/**
 * Returns what publishing changes for one employee, for a mail: in order of time, without the days
 * before `today`, when it is too late to act.
 */
export function shiftChanges(
  { added, changed, removed }: PersonChanges,
  today: LocalDate,
): ShiftChange[] {
  const all: ShiftChange[] = [
    ...added.map((shift) => ({ before: null, after: planned(shift) })),
    ...changed.map(({ before, after }) => ({ before: planned(before), after: planned(after) })),
    ...removed.map((shift) => ({ before: planned(shift), after: null })),
  ];
  return all
    .filter((change) => startOf(change) >= today)
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** A shift as shown in a mail. */
export function planned({ day, startsAtLocal, endsAtLocal, jobRole }: ShiftPlan): PlannedShift {
  return { day, startsAtLocal, endsAtLocal, jobRole };
}

/** Day and time in one text, which sorts as time does. */
function startOf({ before, after }: ShiftChange): string {
  const shift = after ?? before;
  return shift === null ? "" : `${shift.day} ${shift.startsAtLocal}`;
}
