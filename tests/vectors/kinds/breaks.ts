import {
  mealEntitlement,
  mealFindings,
  restPeriodsDue,
} from "@crewline/domain/rules/hours/break-rules";
import { roundClock } from "@crewline/domain/rules/hours/round-clock";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { workingTimeRules } from "@crewline/domain/rules/hours/working-time";
import { numberOr, objectsOf, pick, textOr } from "../read.ts";
import type { Json, JsonObject, VectorCase } from "../vector-case.ts";

const california = presetRules("california").breaks;

/** The meals of one shift, judged as punched. */
export function runMealPeriod(input: JsonObject): JsonObject {
  const startsAt = clock(input["clockIn"]);
  const endsAt = after(startsAt, clock(input["clockOut"]));
  const meals = [
    ["mealOut", "mealIn"],
    ["meal2Out", "meal2In"],
    ["secondMealOut", "secondMealIn"],
  ].flatMap(([out = "", back = ""]) => mealAt(startsAt, input[out], input[back]));
  const findings = mealFindings({ startsAt, endsAt, breaks: meals }, california.meals);
  const isWaived = pick(input, "waived", "mealWaived") === true;
  const owed = findings.filter((found) => !(found.isWaivable && isWaived));
  const has = (problem: string) => findings.some((found) => found.problem === problem);
  const [first] = meals;
  const length = first ? first.endsAt - first.startsAt : 0;
  const nearest = { mode: "nearest", intervalSeconds: 600, graceSeconds: 0 } as const;
  const rounded = first
    ? roundClock(first.endsAt, nearest) - roundClock(first.startsAt, nearest)
    : 0;
  return {
    mealMinutesActual: length / 60,
    mealMinutesRounded10: rounded / 60,
    shortMeal: has("short"),
    lateMeal: has("late"),
    missedMeal: has("missed"),
    secondMealMissed: findings.some(({ index, problem }) => index === 1 && problem === "missed"),
    minutesBeforeMeal: first ? (first.startsAt - startsAt) / 60 : null,
    violation: owed.length > 0,
    premiumHours: owed.length > 0 ? 1 : 0,
  };
}

/** Breaks that a shift of some length entitles to: Californian where a case says so, else UK. */
export function runBreakEntitlement(_: JsonObject, vector: VectorCase): JsonObject {
  const isCalifornian = vector.features.includes("ca");
  const rules = isCalifornian ? california.meals : workingTimeRules.uk.breaks;
  const rest = california.rest;
  const checks = objectsOf(vector.expected["checks"]).map((check) => {
    const seconds = minutesOf(check) * 60;
    const rests = rest ? restPeriodsDue(seconds, rest) : 0;
    return {
      ...check,
      breakMin: mealEntitlement(seconds, rules) / 60,
      mealBreaks: rules.filter((rule) => seconds > rule.whenOverSeconds).length,
      meals: rules.filter((rule) => seconds > rule.whenOverSeconds).length,
      restBreaks: rests,
      rests,
      restPeriods: rests,
      restMin: (rests * (rest?.restSeconds ?? 0)) / 60,
    };
  });
  return { checks };
}

function minutesOf(check: JsonObject): number {
  const hours = pick(check, "shiftHours", "hours");
  return hours === undefined
    ? numberOr(pick(check, "shiftMin", "min"), 0)
    : numberOr(hours, 0) * 60;
}

function mealAt(startsAt: number, out: Json | undefined, back: Json | undefined) {
  if (typeof out !== "string" || typeof back !== "string") return [];
  const from = after(startsAt, clock(out));
  return [{ startsAt: from, endsAt: after(from, clock(back)) }];
}

/** The same clock time on the next day when it lies before. */
function after(from: number, at: number): number {
  return at < from ? at + 86_400 : at;
}

function clock(value: Json | undefined): number {
  const [hours = 0, minutes = 0, seconds = 0] = textOr(value, "0:00").split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
