import type { LocalDate } from "../../../../kernel/time/local-date.ts";
import { elapsedSeconds } from "../../../../kernel/time/instant.ts";
import { addDays, weekdayOf } from "../../../../kernel/time/local-date.ts";
import { secondsOfDay } from "../../../../kernel/time/local-time.ts";
import type { MinorLimit } from "../../../violations/minor-limit.ts";
import type { Shift } from "../../../../records/schedules/shift.ts";
import { plannedSeconds } from "../../planned-seconds.ts";
import type { MinorRules } from "./minor-rules.ts";
import type { School } from "./school.ts";

type Planned = Pick<
  Shift,
  | "day"
  | "weekStart"
  | "startsAtLocal"
  | "endsAtLocal"
  | "startsAt"
  | "endsAt"
  | "unpaidBreakSeconds"
>;

const DAY = 86_400;

/**
 * Returns the legal limits that a shift of a young employee would break; `others` are the
 * employee's other shifts around it. Hours count on the day on which their shift begins.
 */
export function minorLimits(
  shift: Planned,
  others: readonly Planned[],
  { rules, school }: { rules: MinorRules; school: School },
): MinorLimit[] {
  if (rules.isBarred) return [{ limit: "barred", toAge: rules.toAge }];
  const all = [...others, shift];
  const own = all.filter(({ day }) => day === shift.day);
  const week = all.filter(({ weekStart }) => weekStart === shift.weekStart);
  return [
    ...above("day", secondsOf(own), dayLimit(shift.day, rules, school)),
    ...above("week", secondsOf(week), weekLimit(shift.weekStart, rules, school)),
    ...timesOfDay(shift, rules, school),
    ...restOf(shift, others, rules.restSeconds),
    ...daysOf(week, rules.mostDaysAWeek),
  ];
}

function secondsOf(shifts: readonly Planned[]): number {
  return shifts.reduce((sum, one) => sum + plannedSeconds(one), 0);
}

function above(limit: "day" | "week", found: number, allowed: number | null): MinorLimit[] {
  return allowed === null || found <= allowed ? [] : [{ limit, found, allowed }];
}

function dayLimit(day: LocalDate, rules: MinorRules, school: School): number | null {
  if (rules.sundaySeconds !== null && weekdayOf(day) === "sunday") return rules.sundaySeconds;
  if (!school.isOn(day)) return rules.freeDaySeconds;
  return school.isOn(addDays(day, 1))
    ? rules.schoolDaySeconds
    : (rules.lastSchoolDaySeconds ?? rules.schoolDaySeconds);
}

function weekLimit(weekStart: LocalDate, rules: MinorRules, school: School): number | null {
  const days = Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));
  return days.some(school.isOn) ? rules.schoolWeekSeconds : rules.freeWeekSeconds;
}

function timesOfDay(shift: Planned, rules: MinorRules, school: School): MinorLimit[] {
  const { day, startsAtLocal, endsAtLocal } = shift;
  const from = secondsOfDay(startsAtLocal);
  const until = secondsOfDay(endsAtLocal) + (endsAtLocal > startsAtLocal ? 0 : DAY);
  const latest = latestOn(day, rules, school);
  const isAtSchool =
    rules.isBarredInSchoolHours && school.isOn(day) && from < school.until && until > school.from;
  return [
    ...(rules.earliest !== null && from < rules.earliest
      ? [{ limit: "earliest" as const, allowed: rules.earliest }]
      : []),
    ...(latest !== null && until > latest ? [{ limit: "latest" as const, allowed: latest }] : []),
    ...(isAtSchool
      ? [{ limit: "schoolHours" as const, from: school.from, until: school.until }]
      : []),
  ];
}

function latestOn(day: LocalDate, rules: MinorRules, school: School): number | null {
  if (rules.latestInSummer !== null && school.isSummer(day)) return rules.latestInSummer;
  return rules.latestBeforeFreeDay !== null && !school.isOn(addDays(day, 1))
    ? rules.latestBeforeFreeDay
    : rules.latest;
}

/** A second shift of the same day follows no rest. */
function restOf(shift: Planned, others: readonly Planned[], allowed: number | null): MinorLimit[] {
  const rests = others
    .filter(({ day }) => day !== shift.day)
    .map((other) =>
      other.startsAt < shift.startsAt
        ? elapsedSeconds(other.endsAt, shift.startsAt)
        : elapsedSeconds(shift.endsAt, other.startsAt),
    )
    .filter((seconds) => allowed !== null && seconds < allowed);
  return rests.length === 0
    ? []
    : [{ limit: "rest", found: Math.min(...rests), allowed: allowed ?? 0 }];
}

function daysOf(week: readonly Planned[], allowed: number | null): MinorLimit[] {
  const found = new Set(week.map(({ day }) => day)).size;
  return allowed === null || found <= allowed ? [] : [{ limit: "daysAWeek", found, allowed }];
}
