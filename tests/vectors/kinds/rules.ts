import type { WorkRules } from "@crewline/domain/records/work-rules/work-rules";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { attributionSchema, workRulesSchema } from "@crewline/domain/records/work-rules/work-rules";
import { numberOr, objectOf, objectsOf, pick, textOr, weekdayOr } from "../read.ts";
import type { Json, JsonObject } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";

const bases = new Set([
  "us-federal",
  "us-ca",
  "us-ak",
  "us-co",
  "nv-rolling24",
  "us-8-80",
  "custom",
]);

/** The rule set that a case spells out, as the library's own; `anchor` begins the 14 days. */
export function rulesOf(input: JsonObject, anchor: string): WorkRules {
  const rules = objectOf(input["rules"]);
  const base = textOr(rules["base"], "custom");
  if (!bases.has(base)) throw new NotOffered(`rule set ${base}`);
  const is880 = base === "us-8-80";
  const weekStart = weekdayOr(input["workweekStart"], "monday");
  return workRulesSchema.parse({
    ...presetRules("none"),
    preset: "custom",
    weekStart,
    workdayStart: textOr(input["workdayStart"], "00:00"),
    attribution: attributionSchema.parse(textOr(input["attribution"], "split")),
    shiftGapSeconds: gapSeconds(input, base),
    workPeriod: is880 ? { days: 14, anchor } : null,
    isRollingWorkday: base === "nv-rolling24",
    dailyTiers: tiersOf(rules["dailyTiers"], is880 ? 480 : null),
    weeklyTiers: tiersOf(pick(rules, "periodTiers", "weeklyTiers"), is880 ? 4800 : null),
    seventhDay: seventhDayOf(rules["seventhDay"]),
    greaterOf: greaterOf(rules["greaterOf"]),
    breaks: { ...presetRules("none").breaks, autoDeduct: autoDeductOf(rules["autoDeduct"]) },
  });
}

function gapSeconds(input: JsonObject, base: string): number {
  const otherwise = base === "us-co" ? presetRules("colorado").shiftGapSeconds : 0;
  const minutes = pick(input, "groupGapUnderMin");
  return minutes === undefined ? otherwise : numberOr(minutes, 0) * 60;
}

const percentOf = (value: Json | undefined) => Math.round(numberOr(value, 1.5) * 100);

function tiersOf(value: Json | undefined, otherwiseAfterMin: number | null): object[] {
  const tiers = objectsOf(value).map((tier) => ({
    afterSeconds: numberOr(tier["afterMin"], 0) * 60,
    multiplierPercent: percentOf(tier["mult"]),
  }));
  if (tiers.length > 0 || otherwiseAfterMin === null) return tiers;
  return [{ afterSeconds: otherwiseAfterMin * 60, multiplierPercent: 150 }];
}

function seventhDayOf(value: Json | undefined): object | null {
  if (value === undefined || value === null) return null;
  const rule = objectOf(value);
  return {
    upToSeconds: numberOr(rule["upToMin"], 480) * 60,
    multiplierPercent: percentOf(rule["mult"]),
    beyondMultiplierPercent: percentOf(pick(rule, "beyondMult", "mult")),
    exemptUpTo: null,
  };
}

function greaterOf(value: Json | undefined): object | null {
  if (value === undefined || value === null) return null;
  const rule = objectOf(value);
  return {
    dailySeconds: numberOr(rule["dailyMin"], 720) * 60,
    consecutiveSeconds: numberOr(rule["consecutiveMin"], 720) * 60,
    weeklySeconds: numberOr(rule["weeklyMin"], 2400) * 60,
    multiplierPercent: percentOf(rule["mult"]),
  };
}

function autoDeductOf(value: Json | undefined): object | null {
  if (value === undefined || value === null) return null;
  const rule = objectOf(value);
  return {
    afterSeconds: numberOr(rule["afterMin"], 0) * 60,
    deductSeconds: numberOr(rule["deductMin"], 0) * 60,
  };
}
