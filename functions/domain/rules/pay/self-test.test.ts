import { expect, test } from "vitest";
import { selfTest } from "./self-test.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { overtimePresets } from "../../records/work-rules/work-rules.ts";

const settings = {
  rules: presetRules("california"),
  timeZone: "America/Los_Angeles",
  currency: "USD",
  year: 2026,
};

test.each(
  overtimePresets.flatMap((preset) =>
    ["America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu"].map(
      (timeZone) => [preset, timeZone] as const,
    ),
  ),
)("every line is green under %s in %s", (preset, timeZone) => {
  const rows = selfTest({ ...settings, rules: presetRules(preset), timeZone });
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !row.isPassed)).toEqual([]);
});

test("rounding and automatic breaks leave the lines green", () => {
  const { rules } = settings;
  const clockIn = { mode: "down" as const, intervalSeconds: 900, graceSeconds: 0 };
  const rounding = { ...rules.rounding, clockIn };
  const breaks = { ...rules.breaks, autoDeduct: { afterSeconds: 21_600, deductSeconds: 1800 } };
  const rows = selfTest({
    ...settings,
    rules: { ...rules, rounding, breaks, workdayStart: "05:10" },
  });
  expect(rows.filter((row) => !row.isPassed)).toEqual([]);
});

test("rules that cannot be read turn their lines red and leave the others green", () => {
  const rules = { ...settings.rules, weeklyTiers: [{ afterSeconds: -1, multiplierPercent: 150 }] };
  const failed = selfTest({ ...settings, rules }).filter((row) => !row.isPassed);
  expect(failed.map((row) => row.sentence)).toContain(
    "The company's rules can be read as they are stored.",
  );
  expect(failed.length).toBeLessThan(5);
});
