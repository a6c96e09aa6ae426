import { expect, test } from "vitest";
import { overtimePresets } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { lawOf } from "./rule-source.ts";

test("every tier of a preset that follows a law names it", () => {
  for (const preset of overtimePresets) {
    const { dailyTiers, weeklyTiers, seventhDay } = presetRules(preset);
    if (weeklyTiers.length > 0) expect(lawOf("weekly", preset)).not.toBeNull();
    if (dailyTiers.length > 0) expect(lawOf("daily", preset)).not.toBeNull();
    if (seventhDay !== null) expect(lawOf("seventhDay", preset)).not.toBeNull();
  }
});

test("a company that made its own rules has no law behind them", () => {
  expect(lawOf("daily", "custom")).toBeNull();
  expect(lawOf("punchRounding", "none")).toBeNull();
});
