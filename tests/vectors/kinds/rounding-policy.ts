import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { payableEntry } from "@crewline/domain/rules/hours/worked-time";
import { roundClock } from "@crewline/domain/rules/hours/round-clock";
import type { RoundingMode, RoundingRule } from "@crewline/domain/records/work-rules/work-rules";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { roundingModes } from "@crewline/domain/records/work-rules/work-rules";
import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import { isObject } from "../compare.ts";
import { listOf, numberOr, objectOf, objectsOf, pick, textOr } from "../read.ts";
import type { Json, JsonObject, VectorCase } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";

/** Rounds punches in and out, and the total of a day; null leaves it as it is. */
export interface PairRounding {
  clockIn: RoundingRule | null;
  clockOut: RoundingRule | null;
  total: RoundingRule | null;
}

const inNames = ["in", "start", "begin", "clockIn", "punch-in"];
const outNames = ["out", "end", "clockOut", "punch-out"];
const totalNames = ["dayTotal", "day-total", "total", "duration", "lunch-and-day-total"];

/** Rules for punches in and out, and for the total, applied to one or more pairs of punches. */
export function runRoundingPolicy(input: JsonObject, { expected }: VectorCase): JsonObject {
  const rounding = roundingOf(input);
  const given = pick(expected, "checks", "results") ?? pick(input, "punches", "entries", "pairs");
  // A case of one pair names its punches itself.
  const pairs = listOf(given ?? [input]).map((pair) => roundPunches(pair, rounding));
  const rawMin = pairs.reduce((sum, pair) => sum + pair.rawMin, 0);
  const totalMin = totalOf(rawMin, rounding);
  const totals = { totalMin, workedMin: totalMin, dayTotalMin: totalMin, minutes: totalMin };
  const first = pairs[0] ?? {};
  return { ...first, ...totals, checks: pairs, results: pairs, punches: pairs, entries: pairs };
}

/** Minutes as the rule for totals rounds them, if there is one. */
function totalOf(minutes: number, { total }: PairRounding): number {
  return total === null ? minutes : roundClock(minutes * 60, total) / 60;
}

function roundPunches(value: Json, rounding: PairRounding) {
  const pair = Array.isArray(value) ? { in: value[0] ?? null, out: value[1] ?? null } : value;
  const given = objectOf(pair);
  const rounded = roundedPair(
    clockSeconds(pick(given, ...inNames) ?? null),
    clockSeconds(pick(given, ...outNames) ?? null),
    rounding,
  );
  const rawMin = (rounded.endsAt - rounded.startsAt) / 60;
  const model = pick(given, ...inNames) ?? null;
  const minutes = totalOf(rawMin, rounding);
  // A total is rounded by moving the punch out.
  const endsAt = rounded.endsAt + (minutes - rawMin) * 60;
  const [from, to] = [rounded.startsAt, endsAt].map((at) => clockText(at % 86_400, model));
  const times = { outIn: from ?? "", outOut: to ?? "", outStart: from ?? "", outEnd: to ?? "" };
  return { ...given, ...times, rawMin, minutes, workedMin: minutes, outMin: minutes };
}

/** One rule for both punches, rules by name, or a list of rules that say what they round. */
function roundingOf(input: JsonObject): PairRounding {
  const policy = pick(input, "policies", "policy", "rules", "rounding") ?? input;
  if (Array.isArray(policy)) return roundingOfList(objectsOf(policy));
  const rules = objectOf(policy);
  if (rules["mode"] !== undefined) return roundingOfList([rules]);
  return {
    clockIn: optionalRule(pick(rules, ...inNames)),
    clockOut: optionalRule(pick(rules, ...outNames)),
    total: optionalRule(pick(rules, ...totalNames)),
  };
}

function roundingOfList(rules: readonly JsonObject[]): PairRounding {
  const found = (names: readonly string[]) => {
    const rule = rules.find((one) => names.includes(target(one)));
    return rule ? ruleOf(rule) : null;
  };
  return {
    clockIn: found([...inNames, "punch", "punches", ""]),
    clockOut: found([...outNames, "punch", "punches", ""]),
    total: found(totalNames),
  };
}

function target(rule: JsonObject): string {
  return textOr(pick(rule, "applyTo", "on", "punch", "for", "type"), "");
}

/** Rounds two clock times as the library rounds an entry, on a day in UTC. */
export function roundedPair(
  from: number,
  to: number,
  { clockIn, clockOut }: Pick<PairRounding, "clockIn" | "clockOut">,
) {
  const none = presetRules("none");
  const rules = { ...none, rounding: { ...none.rounding, clockIn, clockOut } };
  const entry = {
    id: anEntryId("pair"),
    startsAt: instantFromSeconds(from),
    endsAt: instantFromSeconds(to < from ? to + 86_400 : to),
    breaks: [],
    jobRoleId: null,
    locationId: aLocationId("main"),
  };
  return payableEntry(entry, { rules, timeZone: "UTC", now: 0 });
}

/** The rounding rule that a case spells out. */
export function ruleOf(input: JsonObject): RoundingRule {
  const name = textOr(input["mode"], "nearest");
  const mode = roundingModes.find((candidate) => candidate === name);
  if (!mode) throw new NotOffered(`rounding mode ${name}`);
  const minutes = numberOr(pick(input, "intervalMin"), 15);
  const intervalSeconds = numberOr(pick(input, "intervalSec"), minutes * 60);
  return { mode, intervalSeconds, graceSeconds: numberOr(input["graceSec"], 0) };
}

function optionalRule(value: Json | undefined): RoundingRule | null {
  return isObject(value) ? ruleOf(value) : null;
}

/** A rule of whole intervals; 0 rounds nothing. */
export function intervalRule(intervalSeconds: number, mode: RoundingMode): RoundingRule | null {
  return intervalSeconds === 0 ? null : { mode, intervalSeconds, graceSeconds: 0 };
}

/** Seconds of a clock time or a length written `HH:MM` or `HH:MM:SS`; numbers are seconds. */
export function clockSeconds(value: Json): number {
  if (typeof value === "number") return value;
  const [hours = 0, minutes = 0, seconds = 0] = textOr(value, "").split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Written with seconds when the model is. */
export function clockText(seconds: number, model: Json): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const clock = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`;
  return textOr(model, "").length > 5 ? `${clock}:${pad(seconds % 60)}` : clock;
}
