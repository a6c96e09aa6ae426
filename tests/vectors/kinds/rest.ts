import type { Rational } from "@crewline/domain/kernel/money/rational";
import { multiply, rational, roundHalfUp } from "@crewline/domain/kernel/money/rational";
import {
  averageWeek,
  earliestNextStart,
  isWithinAverage,
  longestRestWithin,
  workingTimeRules,
} from "@crewline/domain/rules/hours/working-time";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { entriesOf, instantOf, listOf, numberOr, pick, textOr } from "../read.ts";
import type { Json, JsonObject } from "../vector-case.ts";
import { closedWork } from "./hours.ts";

/** Daily rest after a shift, and weekly rest within a period. */
export function runRest(input: JsonObject): JsonObject {
  const daily = numberOr(pick(input, "minDailyRestMin", "minRestMin"), 660) * 60;
  const end = textOr(pick(input, "shiftEnd", "end"), "");
  const next = textOr(pick(input, "nextStart", "nextShiftStart"), "");
  const rest = next === "" || end === "" ? null : elapsedSeconds(instantOf(end), instantOf(next));
  const isEnough = rest === null ? daysOfRestSuffice(input) : rest >= daily;
  return {
    ...(end === "" ? {} : { earliestNextStart: earliestNextStart(instantOf(end), daily) }),
    ...(rest === null ? {} : { restMin: rest / 60, restHours: rest / 3600 }),
    compliant: isEnough,
    ok: isEnough,
    sufficient: isEnough,
    violation: isEnough === null ? null : !isEnough,
    ...weeklyRest(input),
  };
}

/** True if each seven days have one of rest; null where no days are given. */
function daysOfRestSuffice(input: JsonObject): boolean | null {
  if (input["restDays"] === undefined) return null;
  const days = listOf(input["restDays"]).map(Number);
  const blocks = Math.ceil(numberOr(input["periodDays"], 7) / 7);
  const hasRest = (block: number) => days.some((day) => Math.ceil(day / 7) === block);
  return Array.from({ length: blocks }, (_, index) => index + 1).every(hasRest);
}

function weeklyRest(input: JsonObject): JsonObject {
  const work = closedWork(entriesOf(input["entries"]));
  const from = textOr(pick(input, "periodStart", "from", "weekStart"), "");
  const to = textOr(pick(input, "periodEnd", "to", "weekEnd"), "");
  if (work.length === 0 || from === "" || to === "") return {};
  const minimum = numberOr(pick(input, "minWeeklyRestMin"), 2100) * 60;
  const longest = longestRestWithin(work, { startsAt: instantOf(from), endsAt: instantOf(to) });
  return { longestRestMin: longest / 60, weeklyRestOk: longest >= minimum };
}

/** The average week of a reference period against its limit. */
export function runAverageHours(input: JsonObject): JsonObject {
  const hours = (value: unknown) => Math.round(Number(value) * 3600);
  const weekSeconds = listOf(pick(input, "weeks", "weekHours")).map(hours);
  const total = pick(input, "totalHours", "aHours", "A");
  const { totalSeconds, average } = averageWeek({
    weekSeconds: total === undefined ? weekSeconds : [hours(total)],
    referenceWeeks: numberOr(pick(input, "referenceWeeks", "cWeeks", "C"), 17),
    replacementSeconds: hours(replacementHours(input)),
  });
  const limit = pick(input, "limit", "limitHours");
  const limitSeconds = limit === undefined ? workingTimeRules.eu.averageWeekSeconds : hours(limit);
  return {
    totalHours: totalSeconds / 3600,
    ...(total !== undefined && { aHours: total }),
    averageHours1dp: oneDecimal(average),
    averageHours: Number(oneDecimal(average)),
    withinLimit: isWithinAverage(average, limitSeconds),
  };
}

/** Hours worked after the period for the days that it excludes. */
function replacementHours(input: JsonObject): Json {
  const name = Object.keys(input).find((key) =>
    /^(?:B$|bHours$|replac|added|extra|after)/iu.test(key),
  );
  return name === undefined ? 0 : (input[name] ?? 0);
}

function oneDecimal(seconds: Rational): string {
  const tenths = roundHalfUp(multiply(seconds, rational(10, 3600)));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
