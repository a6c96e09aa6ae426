import type { LocationId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import { weekdayOf, weekDays } from "../../../kernel/time/local-date.ts";
import type { Shift, ShiftPlan } from "../../../records/schedules/shift.ts";
import type { WeekLine } from "../../../records/schedules/week-template.ts";
import { MOST_TEMPLATE_LINES } from "../../../records/schedules/week-template.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";

/** Returns the standing shifts of a week without their date, in order of time. */
export function weekLines(shifts: readonly Shift[], { withPeople = true } = {}): WeekLine[] {
  return shifts
    .filter(({ state }) => state !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))
    .map((shift) => ({
      weekday: weekdayOf(shift.day),
      employeeId: withPeople ? shift.employeeId : null,
      jobRoleId: shift.jobRoleId,
      startsAtLocal: shift.startsAtLocal,
      endsAtLocal: shift.endsAtLocal,
      unpaidBreakSeconds: shift.unpaidBreakSeconds,
      note: shift.note,
      ...(shift.requiredSkillIds && { requiredSkillIds: shift.requiredSkillIds }),
    }));
}

/**
 * Returns the lines that a template keeps of a week. Throws emptyWeek for a week without shifts, and
 * tooMany for one with more than a template can hold.
 */
export function templateLines(
  shifts: readonly Shift[],
  options: { withPeople: boolean },
): WeekLine[] {
  const lines = weekLines(shifts, options);
  if (lines.length === 0) throw new RuleViolation("emptyWeek", {});
  if (lines.length > MOST_TEMPLATE_LINES) {
    throw new RuleViolation("tooMany", { what: "weekTemplateShifts", most: MOST_TEMPLATE_LINES });
  }
  return lines;
}

/** Returns the plan of a line in the week that begins on `weekStart`; wall times stay. */
export function planOfLine(
  { weekday, ...line }: WeekLine,
  { locationId, weekStart }: { locationId: LocationId; weekStart: LocalDate },
): ShiftPlan {
  const day = weekDays(weekStart).find((one) => weekdayOf(one) === weekday) ?? weekStart;
  return { ...line, locationId, day, startsInRepeatedHour: null, endsInRepeatedHour: null };
}
