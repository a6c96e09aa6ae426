import { payableEntry } from "@crewline/domain/pay/worked-time";
import { roundClock } from "@crewline/domain/pay/round-clock";
import type { RoundingMode, RoundingRule } from "@crewline/domain/pay/work-rules";
import { presetRules, roundingModes } from "@crewline/domain/pay/work-rules";
import { decimalHours, hundredthsOf } from "@crewline/domain/time/duration";
import { instantFromSeconds } from "@crewline/domain/time/instant";
import { listOf, numberOr, objectOf, objectsOf, pick, textOr } from "../read.ts";
import type { Json, JsonObject, VectorCase } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";

/** Clock times and lengths rounded by one rule. */
export function runRounding(input: JsonObject, { expected }: VectorCase): JsonObject {
  const rule = ruleOf(input);
  const checks = objectsOf(expected["checks"]).map((check) => {
    const given = check["in"] ?? null;
    const rounded = roundClock(secondsOf(given), rule);
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
      secondsOf(check["begin"] ?? null),
      secondsOf(check["end"] ?? null),
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
      return sum + (secondsOf(to ?? null) - secondsOf(from ?? null)) / 60;
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
  return { checks };
}

/** Rules for punches in and out, and for the total, applied to one or more pairs of punches. */
export function runRoundingPolicy(input: JsonObject, { expected }: VectorCase): JsonObject {
  const policy = objectOf(pick(input, "policy", "rules", "rounding") ?? input);
  const rounding = {
    clockIn: optionalRule(pick(policy, "in", "start", "begin", "clockIn")),
    clockOut: optionalRule(pick(policy, "out", "end", "clockOut")),
  };
  const total = optionalRule(pick(policy, "dayTotal", "day-total", "total", "duration"));
  const checks = objectsOf(expected["checks"] ?? expected["results"]).map((check) => {
    const pair = roundedPair(
      secondsOf(pick(check, "start", "in", "begin") ?? null),
      secondsOf(pick(check, "end", "out") ?? null),
      rounding,
    );
    const raw = pair.endsAt - pair.startsAt;
    const worked = (total ? roundClock(raw, total) : raw) / 60;
    return {
      ...check,
      outStart: clockText(pair.startsAt, "00:00"),
      outEnd: clockText(total ? pair.startsAt + worked * 60 : pair.endsAt, "00:00"),
      workedMin: worked,
      outMin: worked,
    };
  });
  return { checks, results: checks };
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

interface PairRounding {
  clockIn: RoundingRule | null;
  clockOut: RoundingRule | null;
}

/** Rounds two clock times as the library rounds an entry, on a day in UTC. */
function roundedPair(from: number, to: number, rounding: PairRounding) {
  const none = presetRules("none");
  const rules = { ...none, rounding: { ...none.rounding, ...rounding } };
  const entry = {
    id: "pair",
    startsAt: instantFromSeconds(from),
    endsAt: instantFromSeconds(to < from ? to + 86_400 : to),
    breaks: [],
    jobRole: null,
    locationId: "main",
  };
  return payableEntry(entry, { rules, timeZone: "UTC", now: 0 });
}

function ruleOf(input: JsonObject): RoundingRule {
  const name = textOr(input["mode"], "nearest");
  const mode = roundingModes.find((candidate) => candidate === name);
  if (!mode) throw new NotOffered(`rounding mode ${name}`);
  const interval = pick(input, "intervalSec");
  const intervalSeconds = interval
    ? numberOr(interval, 0)
    : numberOr(input["intervalMin"], 15) * 60;
  return { mode, intervalSeconds, graceSeconds: numberOr(input["graceSec"], 0) };
}

function optionalRule(value: Json | undefined): RoundingRule | null {
  return value === undefined || value === null ? null : ruleOf(objectOf(value));
}

function intervalRule(intervalSeconds: number, mode: RoundingMode): RoundingRule | null {
  return intervalSeconds === 0 ? null : { mode, intervalSeconds, graceSeconds: 0 };
}

function secondsOf(value: Json): number {
  if (typeof value === "number") return value;
  const [hours = 0, minutes = 0, seconds = 0] = textOr(value, "").split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Written with seconds when the model is. */
function clockText(seconds: number, model: Json): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const clock = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`;
  return textOr(model, "").length > 5 ? `${clock}:${pad(seconds % 60)}` : clock;
}
