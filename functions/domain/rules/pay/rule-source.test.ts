import { expect, test } from "vitest";
import { overtimePresets } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { lawOf } from "./rule-source.ts";

test("every tier of a preset that follows a law names it", () => {
  const unnamed = overtimePresets.flatMap((preset) => {
    const { dailyTiers, weeklyTiers, seventhDay } = presetRules(preset);
    const rules = [
      ...(weeklyTiers.length > 0 ? ["weekly" as const] : []),
      ...(dailyTiers.length > 0 ? ["daily" as const] : []),
      ...(seventhDay === null ? [] : ["seventhDay" as const]),
    ];
    return rules.filter((rule) => lawOf(rule, preset) === null);
  });
  expect(unnamed).toEqual([]);
});

test("a company that made its own rules has no law behind them", () => {
  expect(lawOf("daily", "custom")).toBeNull();
  expect(lawOf("punchRounding", "none")).toBeNull();
});
