import { addDays, daysBetween, weekdayOf, weekStartOf } from "../../../kernel/time/local-date.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type {
  Recurrence,
  RecurringPlan,
  RecurringShift,
} from "../../../records/schedules/recurring-shift.ts";
import type { ShiftPlan } from "../../../records/schedules/shift.ts";
import { mergeEdit } from "../merge-edit.ts";
import { continuedFrom } from "./split-recurring.ts";

interface Edit {
  /** The day that the edited shift has in its recurring shift. */
  fromDay: LocalDate;
  /** The plan of the edited shift, and that plan as it is typed. */
  base: ShiftPlan;
  mine: ShiftPlan;
}

/**
 * Returns a recurring shift as an edit of one of its shifts changes it from that day on: the fields
 * that were changed in the edit, and on another day of the week, where the edit moves the day.
 */
export function followingChange(
  recurring: Pick<RecurringShift, "plan" | "recurrence" | "firstWeekday">,
  { fromDay, base, mine }: Edit,
): { plan: RecurringPlan; recurrence: Recurrence } {
  const { spots, ...before } = recurring.plan;
  const { merged } = mergeEdit(fieldsOf(base), fieldsOf(mine), { ...before });
  const fields = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined),
  );
  const plan: RecurringPlan = { ...(fields as typeof before), spots };
  const recurrence = continuedFrom(recurring, fromDay);
  const moved = daysBetween(base.day, mine.day);
  if (moved === 0) return { plan, recurrence };
  return { plan, recurrence: movedBy(moved, { ...recurring, recurrence }, fromDay) };
}

function fieldsOf({
  day: _day,
  startsInRepeatedHour: _start,
  endsInRepeatedHour: _end,
  ...fields
}: ShiftPlan) {
  return fields;
}

/** Weeks are counted from the first day: one that leaves its week takes the count with it. */
function movedBy(
  days: number,
  { recurrence, firstWeekday }: Pick<RecurringShift, "recurrence" | "firstWeekday">,
  fromDay: LocalDate,
): Recurrence {
  const toDay = addDays(fromDay, days);
  const [old, next] = [weekdayOf(fromDay), weekdayOf(toDay)];
  const weekdays = recurrence.weekdays.map((day) => (day === old ? next : day));
  const leavesWeek = weekStartOf(toDay, firstWeekday) !== weekStartOf(fromDay, firstWeekday);
  const firstDay = days < 0 || leavesWeek ? toDay : recurrence.firstDay;
  return { ...recurrence, weekdays: [...new Set(weekdays)], firstDay };
}
