import { roundClock } from "@crewline/domain/rules/hours/round-clock";
import type { RoundingMode } from "@crewline/domain/records/work-rules/work-rules";
import { decimalHours, hundredthsOf } from "@crewline/domain/kernel/time/duration";
import { listOf, numberOr, objectsOf, pick, textOr } from "../read.ts";
import type { JsonObject, VectorCase } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";
import { clockSeconds, clockText, intervalRule, roundedPair, ruleOf } from "./rounding-policy.ts";

/** Clock times and lengths rounded by one rule. */
export function runRounding(input: JsonObject, { expected }: VectorCase): JsonObject {
  const rule = ruleOf(input);
  const checks = objectsOf(expected["checks"]).map((check) => {
    const given = check["in"] ?? null;
    const rounded = roundClock(clockSeconds(given), rule);
    return { ...check, out: typeof given === "number" ? rounded : clockText(rounded, given) };
  });
  return { checks };
}

/** Begin, end, then the length of the rounded pair, each with its own interval. */
export function runRoundingEntry(input: JsonObject, { expected }: VectorCase): JsonObject {
  const modes = entryModes[textOr(input["mode"], "default")];
  if (!modes) throw new NotOffered(`rounding mode ${textOr(input["mode"], "")}`);
  const checks = objectsOf(expected["checks"]).map((check) => {
    const by = (name: string, mode: RoundingMode) =>
      intervalRule(numberOr(check[name], 0) * 60, mode);
    const { startsAt, endsAt } = roundedPair(
      clockSeconds(check["begin"] ?? null),
      clockSeconds(check["end"] ?? null),
      { clockIn: by("roundBeginMin", modes.begin), clockOut: by("roundEndMin", modes.end) },
    );
    const length = by("roundDurationMin", modes.duration);
    return {
      ...check,
      outBegin: clockText(startsAt, "00:00:00"),
      outEnd: clockText(endsAt, "00:00:00"),
      outDurationSec: length ? roundClock(endsAt - startsAt, length) : endsAt - startsAt,
    };
  });
  return { checks };
}

/** Punches of a day; only the day's total is rounded. */
export function runDayTotal(input: JsonObject, { expected }: VectorCase): JsonObject {
  const rule = ruleOf(input);
  const checks = objectsOf(expected["checks"]).map((check) => {
    const rawMin = listOf(check["punches"]).reduce((sum: number, pair) => {
      const [from, to] = listOf(pair);
      return sum + (clockSeconds(to ?? null) - clockSeconds(from ?? null)) / 60;
    }, 0);
    const rounded = roundClock(rawMin * 60, rule) / 60;
    return { ...check, rawMin, publishedMin: rounded, roundedMin: rounded, outMin: rounded };
  });
  const weekTotalMin = checks.reduce((sum, check) => sum + check.roundedMin, 0);
  return { checks, weekTotalMin, totalMin: weekTotalMin };
}

/** Minutes, or hours with long decimals, as hundredths of an hour. */
export function runDecimalHours(input: JsonObject, { expected }: VectorCase): JsonObject {
  const outputs = ["out", "hundredths", "decimal", "decimalHours", "hours", "expected"];
  const checks = objectsOf(expected["checks"] ?? input["checks"]).map((check) => {
    const seconds = pick(check, "sec", "seconds", "inSec");
    const minutes = pick(check, "min", "minutes", "inMin");
    const hours = pick(check, "in", "inHours", "raw", "value", "longDecimal");
    const text =
      hours === undefined
        ? decimalHours(seconds === undefined ? numberOr(minutes, 0) * 60 : numberOr(seconds, 0))
        : hundredthsOf(String(hours));
    const isGiven = (name: string) => check[name] !== undefined;
    return { ...check, ...Object.fromEntries(outputs.filter(isGiven).map((name) => [name, text])) };
  });
  return { checks, ...hundredthsOfPunches(input, expected) };
}

/** The hours of several punches, added up before they are rounded, and those of single minutes. */
function hundredthsOfPunches(input: JsonObject, expected: JsonObject): JsonObject {
  const hundredths = (minutes: number) => Math.round(Number(decimalHours(minutes * 60)) * 100);
  const given = listOf(input["punchMinutes"]).map((minutes) => numberOr(minutes, 0));
  const table = listOf(pick(expected, "minuteTable") ?? input["minuteTable"]);
  return {
    hundredths: hundredths(given.reduce((sum, minutes) => sum + minutes, 0)),
    minuteTable: table.map((pair) => {
      const minutes = numberOr(listOf(pair)[0], 0);
      return [minutes, hundredths(minutes)];
    }),
  };
}

const entryModes: Record<string, Record<"begin" | "end" | "duration", RoundingMode>> = {
  default: { begin: "down", end: "up", duration: "up" },
  closest: {
    begin: "nearest-half-down",
    end: "nearest-half-down",
    duration: "nearest-half-down",
  },
  ceil: { begin: "up", end: "up", duration: "up" },
  floor: { begin: "down", end: "down", duration: "down" },
};
