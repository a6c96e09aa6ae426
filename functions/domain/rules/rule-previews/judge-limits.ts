import { findConflicts, noLimits } from "../hours/conflicts.ts";
import type { Conflict } from "../hours/conflicts.ts";
import { dayTotals } from "../hours/day-totals.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { asWorked } from "../schedules/planned-overtime.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Judged } from "./rule-effects.ts";
import type { LimitsSection } from "../../records/company/rule-sections.ts";

/** The limits of a workweek. */
export interface WeekLimits {
  limits: LimitsSection;
  workRules: WorkRules;
}

/**
 * The published shifts that the schedule would have warned about: each person's workweek is
 * compared with the limits as the schedule compares it, and each shift counts once.
 */
export function judgeLimits(
  shifts: readonly PublishedShift[],
  limitsOn: (weekStart: LocalDate) => WeekLimits,
): Judged[] {
  const given = shifts.filter(({ employeeId }) => employeeId !== null);
  const weeks = Map.groupBy(given, ({ employeeId, weekStart }) => `${employeeId} ${weekStart}`);
  return [...weeks.values()].flatMap((week) =>
    warnedShifts(week, limitsOn(week[0]?.weekStart ?? "")).flatMap(({ id, employeeId }) =>
      employeeId === null ? [] : [{ kind: "shiftWarned" as const, id, personId: employeeId }],
    ),
  );
}

/** The shifts of one person in one workweek that have a part in going beyond a limit. */
function warnedShifts(
  shifts: readonly PublishedShift[],
  { limits, workRules: rules }: WeekLimits,
): PublishedShift[] {
  const timeZone = shifts[0]?.timeZone ?? "UTC";
  const conflicts = findConflicts(shifts.map(asWorked), {
    limits: { ...noLimits, ...limits },
    rules,
    timeZone,
  });
  return shifts.filter((shift) => {
    const days = [...daysOf(shift, rules, timeZone)];
    return conflicts.some((conflict) => concerns(conflict, shift, days));
  });
}

function concerns(conflict: Conflict, { id }: PublishedShift, days: readonly LocalDate[]): boolean {
  switch (conflict.kind) {
    case "rest":
      return conflict.entryId === id;
    case "max-hours":
      return conflict.per === "week" || days.includes(conflict.day);
    case "consecutive-days": {
      const firstDay = addDays(conflict.lastDay, 1 - conflict.days);
      return days.some((day) => day >= firstDay && day <= conflict.lastDay);
    }
    default:
      return false;
  }
}

function daysOf(shift: PublishedShift, rules: WorkRules, timeZone: string): Iterable<LocalDate> {
  const { startsAt, endsAt } = shift;
  return dayTotals([{ startsAt, endsAt }], rules, timeZone).keys();
}
