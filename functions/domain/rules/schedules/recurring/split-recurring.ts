import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { addDays } from "../../../kernel/time/local-date.ts";
import type { Recurrence, RecurringShift } from "../../../records/schedules/recurring-shift.ts";
import { recurringDays } from "./recurring-days.ts";

type Rule = Pick<RecurringShift, "recurrence" | "firstWeekday">;

/** Returns the recurrence without its days from `day` on. */
export function endedBefore({ recurrence }: Rule, day: LocalDate): Recurrence {
  const last = addDays(day, -1);
  const { end } = recurrence;
  if (end.kind === "onDay" && end.day <= last) return recurrence;
  return { ...recurrence, end: { kind: "onDay", day: last } };
}

/** Returns the recurrence from `day` on; of a number of times, those that are left. */
export function continuedFrom(rule: Rule, day: LocalDate): Recurrence {
  const { recurrence } = rule;
  const { firstDay, end } = recurrence;
  if (day <= firstDay) return recurrence;
  const rest = { ...recurrence, firstDay: day };
  if (end.kind !== "afterTimes") return rest;
  const before = recurringDays(rule, firstDay, addDays(day, -1)).length;
  return { ...rest, end: { kind: "afterTimes", times: Math.max(1, end.times - before) } };
}
