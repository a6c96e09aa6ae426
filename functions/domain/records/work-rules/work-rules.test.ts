import { describe, expect, test } from "vitest";
import type { WorkRules } from "./work-rules.ts";
import { presetRules } from "./preset-rules.ts";
import { overtimePresets, workRulesSchema } from "./work-rules.ts";

const tier = (hours: number, multiplierPercent: number) => ({
  afterSeconds: hours * 3600,
  multiplierPercent,
});
const seventhDay = {
  upToSeconds: 28_800,
  multiplierPercent: 150,
  beyondMultiplierPercent: 200,
  exemptUpTo: null,
};
const greaterOf = {
  dailySeconds: 43_200,
  consecutiveSeconds: 43_200,
  weeklySeconds: 144_000,
  multiplierPercent: 150,
};

describe("rule sets", () => {
  test.each(overtimePresets)("the preset %s is a rule set that can be read again", (preset) => {
    expect(workRulesSchema.parse(JSON.parse(JSON.stringify(presetRules(preset))))).toEqual(
      presetRules(preset),
    );
  });

  test("a preset that is changed leaves the preset as it was", () => {
    presetRules("flsa").weeklyTiers.push(tier(60, 200));
    expect(presetRules("flsa").weeklyTiers).toHaveLength(1);
  });

  test.each<[string, Partial<WorkRules> & Record<string, unknown>, string]>([
    ["tiers out of order", { dailyTiers: [tier(12, 150), tier(8, 200)] }, "dailyTiers"],
    ["a later tier that pays less", { dailyTiers: [tier(8, 200), tier(12, 150)] }, "dailyTiers"],
    [
      "a multiplier that is none",
      { weeklyTiers: [tier(40, 100)] },
      "weeklyTiers.0.multiplierPercent",
    ],
    ["a negative threshold", { weeklyTiers: [tier(-1, 150)] }, "weeklyTiers.0.afterSeconds"],
    ["the greatest excess beside tiers", { greaterOf }, "greaterOf"],
    [
      "a rolling workday by start days",
      { isRollingWorkday: true, attribution: "start" },
      "isRollingWorkday",
    ],
    [
      "14 days with a seventh day",
      { workPeriod: { days: 14, anchor: "2026-11-15" }, seventhDay },
      "workPeriod",
    ],
    [
      "14 days from another weekday",
      { workPeriod: { days: 14, anchor: "2026-11-16" } },
      "workPeriod",
    ],
    [
      "a seventh day that pays less later",
      { seventhDay: { ...seventhDay, beyondMultiplierPercent: 110 } },
      "seventhDay.beyondMultiplierPercent",
    ],
    ["an unknown field", { overtimeAfter: 40 }, ""],
    ["an unknown weekday", { weekStart: "someday" as "monday" }, "weekStart"],
  ])("%s is refused at its field", (_, change, path) => {
    const parsed = workRulesSchema.safeParse({ ...presetRules("flsa"), ...change });
    expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toContain(path);
  });

  test("a grace as long as the interval is refused", () => {
    const rounding = presetRules("none").rounding;
    const clockIn = { mode: "down", intervalSeconds: 900, graceSeconds: 900 };
    const parsed = workRulesSchema.safeParse({
      ...presetRules("none"),
      rounding: { ...rounding, clockIn },
    });
    expect(parsed.error?.issues[0]?.path).toEqual(["rounding", "clockIn", "graceSeconds"]);
  });
});
