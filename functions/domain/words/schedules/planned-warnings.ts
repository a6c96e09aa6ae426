import type { Locale } from "../../kernel/formats/locale.ts";
import type { LimitsSection } from "../../records/company/rule-sections.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { Conflict } from "../../rules/hours/conflicts.ts";
import { findConflicts, noLimits } from "../../rules/hours/conflicts.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { weekdayName } from "../../kernel/formats/day-name.ts";
import type { Planned } from "../../rules/schedules/planned-overtime.ts";
import { asWorked } from "../../rules/schedules/planned-overtime.ts";
import { plannedSeconds } from "../../rules/schedules/planned-seconds.ts";

export interface LimitedPlan {
  limits: LimitsSection;
  rules: WorkRules;
  timeZone: string;
  person: Pick<Employee, "name" | "minSecondsPerWeek" | "maxSecondsPerWeek">;
  /** All shifts of one employee in the workweek that are not cancelled, at every location. */
  shifts: readonly Planned[];
}

/**
 * Returns where an employee's schedule exceeds the company's limits, or leaves the hours agreed for
 * them in a week, in plain words; empty where it keeps to both. Hours are those worked without the
 * planned unpaid breaks.
 */
export function plannedWarnings(plan: LimitedPlan, locale: Locale): string[] {
  const { limits, rules, timeZone, shifts } = plan;
  const found = findConflicts(shifts.map(asWorked), {
    limits: { ...noLimits, ...limits },
    rules,
    timeZone,
  });
  return [...new Set(found.flatMap((conflict) => describe(conflict, locale))), ...ownHours(plan)];
}

/** The employee's own minimum and maximum; the minimum applies only once a shift is planned. */
function ownHours({ person, shifts }: LimitedPlan): string[] {
  const { name, minSecondsPerWeek: least, maxSecondsPerWeek: most } = person;
  const seconds = shifts.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
  const planned = `${formatDuration(seconds)} planned; ${name}'s`;
  if (most !== null && seconds > most) {
    return [`${planned} maximum is ${formatDuration(most)} a week`];
  }
  if (least !== null && seconds < least && shifts.length > 0) {
    return [`${planned} minimum is ${formatDuration(least)} a week`];
  }
  return [];
}

function describe(conflict: Conflict, locale: Locale): string[] {
  switch (conflict.kind) {
    case "rest":
      return [
        `Only ${formatDuration(conflict.seconds)} h rest between two shifts; ` +
          `${formatDuration(conflict.limitSeconds)} h at least`,
      ];
    case "max-hours": {
      const when =
        conflict.per === "day" ? `on ${weekdayName(conflict.day, locale)}` : "in the week";
      return [
        `${formatDuration(conflict.seconds)} h ${when}; ` +
          `${formatDuration(conflict.limitSeconds)} h at most`,
      ];
    }
    case "consecutive-days":
      return [`${conflict.days} days in a row; ${conflict.limitDays} at most`];
    default:
      return [];
  }
}
