import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
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
  return [
    ...new Set(found.flatMap((conflict) => describe(conflict, locale))),
    ...ownHours(plan, locale),
  ];
}

/** The employee's own minimum and maximum; the minimum applies only once a shift is planned. */
function ownHours({ person, shifts }: LimitedPlan, locale: Locale): string[] {
  const { name: who, minSecondsPerWeek: least, maxSecondsPerWeek: most } = person;
  const seconds = shifts.reduce((sum, shift) => sum + plannedSeconds(shift), 0);
  const planned = formatDuration(seconds);
  const { beyondOwn, belowOwn } = inLanguage(warnings, locale);
  if (most !== null && seconds > most) return [beyondOwn(planned, who, formatDuration(most))];
  if (least !== null && seconds < least && shifts.length > 0) {
    return [belowOwn(planned, who, formatDuration(least))];
  }
  return [];
}

function describe(conflict: Conflict, locale: Locale): string[] {
  const { rest, dayHours, weekHours, daysInARow } = inLanguage(warnings, locale);
  switch (conflict.kind) {
    case "rest":
      return [rest(formatDuration(conflict.seconds), formatDuration(conflict.limitSeconds))];
    case "max-hours": {
      const found = formatDuration(conflict.seconds);
      const most = formatDuration(conflict.limitSeconds);
      return conflict.per === "day"
        ? [dayHours(found, weekdayName(conflict.day, locale), most)]
        : [weekHours(found, most)];
    }
    case "consecutive-days":
      return [daysInARow(conflict.days, conflict.limitDays)];
    default:
      return [];
  }
}

interface Warnings {
  rest: (found: string, least: string) => string;
  dayHours: (found: string, weekday: string, most: string) => string;
  weekHours: (found: string, most: string) => string;
  daysInARow: (found: number, most: number) => string;
  beyondOwn: (planned: string, who: string, most: string) => string;
  belowOwn: (planned: string, who: string, least: string) => string;
}

const warnings: InLanguages<Warnings> = {
  en: {
    rest: (found, least) => `Only ${found} h rest between two shifts; ${least} h at least`,
    dayHours: (found, weekday, most) => `${found} h on ${weekday}; ${most} h at most`,
    weekHours: (found, most) => `${found} h in the week; ${most} h at most`,
    daysInARow: (found, most) => `${found} days in a row; ${most} at most`,
    beyondOwn: (planned, who, most) => `${planned} planned; ${who}'s maximum is ${most} a week`,
    belowOwn: (planned, who, least) => `${planned} planned; ${who}'s minimum is ${least} a week`,
  },
};
