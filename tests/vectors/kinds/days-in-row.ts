import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import {
  addDays,
  dayNumber,
  weekDays,
  weekdayOf,
  weekStartOf,
} from "@crewline/domain/kernel/time/local-date";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import type { WorkRules } from "@crewline/domain/records/work-rules/work-rules";
import { workRulesSchema } from "@crewline/domain/records/work-rules/work-rules";
import { daysInRowAtEnd } from "@crewline/domain/rules/hours/days-in-row";
import type { HoursTotals } from "@crewline/domain/rules/hours/sum-hours";
import { payWorkweek } from "@crewline/domain/rules/pay/workweek";
import { listOf, numberOr, objectOf, pick, textOr, weekdayOr } from "../read.ts";
import type { JsonObject } from "../vector-case.ts";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

/**
 * The overtime of each day in minutes, week after week. Where no workweek is given, the first day
 * begins one.
 */
export function runDaysInRow(input: JsonObject): JsonObject {
  const firstDay = textOr(input["firstDay"], "2024-01-01");
  const hours = listOf(input["dailyHours"]).map((value) => numberOr(value, 0));
  const rules = rulesOf(input, firstDay);
  const days = hours.map((_, index) => addDays(firstDay, index));
  const hoursOn = new Map(days.map((day, index) => [day, hours[index] ?? 0]));
  const counted = new Map<LocalDate, number>();
  let daysInRowBefore = 0;
  for (const weekStart of new Set(days.map((day) => weekStartOf(day, rules.weekStart)))) {
    const week = hoursOfWeek(weekStart, { rules, hoursOn, daysInRowBefore });
    for (const { day, overtimeSeconds, doubletimeSeconds } of week.days) {
      counted.set(day, (overtimeSeconds + doubletimeSeconds) / 60);
    }
    daysInRowBefore = daysInRowAtEnd(week.days);
  }
  return { overtimeMinByDay: days.map((day) => counted.get(day) ?? 0) };
}

function rulesOf(input: JsonObject, firstDay: LocalDate): WorkRules {
  const rule = objectOf(input["rule"]);
  return workRulesSchema.parse({
    ...presetRules("none"),
    preset: "custom",
    weekStart: weekdayOr(input["workweekStart"], weekdayOf(firstDay)),
    daysInRow: {
      fromDay: numberOr(rule["consecutiveDays"], 7),
      afterSeconds: numberOr(rule["afterMin"], 0) * 60,
      multiplierPercent: Math.round(numberOr(pick(rule, "mult"), 1.5) * 100),
      resetsEachWeek: rule["resetEachWeek"] === true,
    },
  });
}

interface Worked {
  rules: WorkRules;
  hoursOn: ReadonlyMap<LocalDate, number>;
  daysInRowBefore: number;
}

/** Work of each day from midnight on, in UTC. */
function hoursOfWeek(
  weekStart: LocalDate,
  { rules, hoursOn, daysInRowBefore }: Worked,
): HoursTotals {
  const entries = weekDays(weekStart).flatMap((day) => {
    const seconds = Math.round((hoursOn.get(day) ?? 0) * HOUR_SECONDS);
    if (seconds === 0) return [];
    const start = dayNumber(day) * DAY_SECONDS;
    return {
      id: anEntryId(day),
      startsAt: instantFromSeconds(start),
      endsAt: instantFromSeconds(start + seconds),
      breaks: [],
      jobRoleId: null,
      locationId: aLocationId("main"),
    };
  });
  const now = "2100-01-01T00:00:00.000Z";
  const terms = { timeZone: "UTC", rules, wages: [], currency: "USD", now } as const;
  return payWorkweek({ ...terms, weekStart, daysInRowBefore, entries }).hours;
}
