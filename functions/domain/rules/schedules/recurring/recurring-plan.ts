import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import { shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { RecurringPlan, RecurringShift } from "../../../records/schedules/recurring-shift.ts";
import type { ShiftPlan } from "../../../records/schedules/shift.ts";
import { mergeEdit } from "../merge-edit.ts";
import { repeatedTimes } from "../place-shift.ts";

/**
 * Returns the plan of a recurring shift on one of its days. Where clocks go back and a time happens
 * twice, the first one is meant (RFC 5545, 3.3.5).
 */
export function planOnDay(
  { spots: _spots, ...plan }: RecurringPlan,
  day: LocalDate,
  timeZone: string,
): ShiftPlan {
  const times = { ...plan, day, startsInRepeatedHour: null, endsInRepeatedHour: null };
  const repeated = repeatedTimes(times, timeZone);
  return {
    ...times,
    startsInRepeatedHour: repeated.includes("startsAtLocal") ? "first" : null,
    endsInRepeatedHour: repeated.includes("endsAtLocal") ? "first" : null,
  };
}

/** The spots of a recurring shift: one for an employee. */
export function spotsOf({ employeeId, spots }: RecurringPlan): number {
  return employeeId === null ? spots : 1;
}

/** The id of the shift in one spot of a day: the same however often it is put into the schedule. */
export function recurringShiftIdOn(
  { id }: Pick<RecurringShift, "id">,
  day: LocalDate,
  spot: number,
): ShiftId {
  return shiftIdSchema.parse(`${id}-${day}-${spot}`);
}

/**
 * Returns what becomes of a shift when the recurring shift that it belongs to changes from `before`
 * to `after`, each planned on its day: a field that was changed in this shift alone keeps its value.
 * A shift that lost its employee gets the one that the change names.
 */
export function followedPlan(shift: ShiftPlan, before: ShiftPlan, after: ShiftPlan): ShiftPlan {
  const isOpened = shift.employeeId === null && after.employeeId !== before.employeeId;
  const theirs = isOpened ? { ...shift, employeeId: before.employeeId } : shift;
  const { merged, conflicts } = mergeEdit({ ...before }, { ...after }, { ...theirs });
  const kept = Object.fromEntries(conflicts.map(({ field, theirs: value }) => [field, value]));
  const fields = Object.entries({ ...merged, ...kept }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as ShiftPlan;
}
