import {
  weekDays,
  addDays,
  daysBetween,
  weekStartOf,
} from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriod, PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import {
  nextPayPeriod,
  payPeriodOf,
  payPeriodSchema,
} from "@crewline/domain/kernel/time/pay-period";
import { runsOfDays } from "@crewline/domain/rules/hours/conflicts";
import { listOf, numberOr, objectOf, objectsOf, pick, textOr, weekdayOr } from "../read.ts";
import type { Json, JsonObject, VectorCase } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";
import { runDaysInRow } from "./days-in-row.ts";

/** As many periods as are expected, the first starting on or after a day. */
export function runPayPeriods(input: JsonObject, { expected }: VectorCase): JsonObject {
  const payPeriod = payPeriodOfCase(input);
  const after = textOr(pick(input, "after", "anchor", "from"), "");
  const containing = payPeriodOf(after, payPeriod);
  let period = containing.firstDay === after ? containing : nextPayPeriod(after, payPeriod);
  const periods = listOf(expected["periods"]).map(() => {
    const { firstDay, lastDay } = period;
    period = nextPayPeriod(firstDay, payPeriod);
    return { start: firstDay, end: lastDay };
  });
  return { periods };
}

function payPeriodOfCase(input: JsonObject): PayPeriod {
  const days = listOf(input["days"]).map(dayOfMonth);
  const firstDay = days[0] ?? dayOfMonth(pick(input, "day", "dayOfMonth", "startDay") ?? 1);
  const startsOn = weekdayOr(pick(input, "startWeekday", "workweekStart"), "monday");
  const type = textOr(input["type"], "");
  const anchor = textOr(input["anchor"], "");
  const known = ["weekly", "biweekly", "semi-monthly", "monthly"].includes(type);
  if (!known) throw new NotOffered(`pay period ${type}`);
  return payPeriodSchema.parse({ kind: type, startsOn, anchor, firstDay, secondDay: days[1] });
}

/** "last" or -1 is the last day of every month. */
function dayOfMonth(value: Json): number {
  return value === "last" || value === -1 ? 31 : numberOr(value, 1);
}

/** The start of the workweek that contains a date. */
export function runWorkweekOfDate(input: JsonObject, { expected }: VectorCase): JsonObject {
  const checks = objectsOf(expected["checks"]).map((check) => {
    const startsOn = weekdayOr(check["workweekStart"] ?? input["workweekStart"], "monday");
    const weekStart = weekStartOf(textOr(check["date"], ""), startsOn);
    return { ...check, weekStart, weekEnd: weekDays(weekStart).at(-1) ?? "" };
  });
  const date = textOr(input["date"], "");
  if (date === "") return { checks };
  return { checks, weekStart: weekStartOf(date, weekdayOr(input["workweekStart"], "monday")) };
}

/** A period cut where workweeks begin. */
export function runWorkweekSegments(input: JsonObject): JsonObject {
  const startsOn = weekdayOr(input["workweekStart"], "monday");
  const { firstDay, lastDay } = daysOfCase(input);
  const segments: JsonObject[] = [];
  for (let start = firstDay; start <= lastDay;) {
    const weekStart = weekStartOf(start, startsOn);
    const weekEnd = addDays(weekStart, 6);
    const end = weekEnd < lastDay ? weekEnd : lastDay;
    const days = daysBetween(start, end) + 1;
    const isWhole = days === 7;
    segments.push({ start, end, weekStart, weekEnd, days, isWhole, partial: !isWhole });
    start = addDays(end, 1);
  }
  return { segments, weekStart: weekStartOf(firstDay, startsOn), isAligned: isAligned(segments) };
}

function isAligned(segments: readonly JsonObject[]): boolean {
  return segments.every((segment) => segment["isWhole"] === true);
}

function daysOfCase(input: JsonObject): PayPeriodDays {
  const period = objectOf(input["period"] ?? input);
  return {
    firstDay: textOr(pick(period, "start", "firstDay", "periodStart", "date"), ""),
    lastDay: textOr(pick(period, "end", "lastDay", "periodEnd", "date"), ""),
  };
}

/** Computes the longest run of days worked in a row, and the seventh days of full workweeks. */
export function runConsecutiveDays(input: JsonObject): JsonObject {
  if (input["dailyHours"] !== undefined) return runDaysInRow(input);
  const startsOn = weekdayOr(input["workweekStart"], "monday");
  const dates = listOf(pick(input, "dates", "workedDates", "days", "worked")).map(String);
  const runs = runsOfDays(dates);
  const longest = runs.reduce((days, run) => Math.max(days, run.days), 0);
  const seventhDays = fullWeeks(dates, startsOn);
  return {
    longest,
    longestRun: longest,
    maxConsecutiveDays: longest,
    consecutiveDays: longest,
    seventhDays,
    seventhDayDates: seventhDays,
    seventhDay: seventhDays.length > 0,
  };
}

function fullWeeks(
  dates: readonly LocalDate[],
  startsOn: Parameters<typeof weekStartOf>[1],
): LocalDate[] {
  const worked = new Set(dates);
  const weeks = new Set(dates.map((date) => weekStartOf(date, startsOn)));
  return [...weeks]
    .filter((week) => weekDays(week).every((day) => worked.has(day)))
    .map((week) => addDays(week, 6));
}
