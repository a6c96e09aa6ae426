import { expect, test } from "vitest";
import { presetRules } from "../pay/work-rules.ts";
import { settingsFrom } from "./apply-basics.ts";
import type { CompanyBasics } from "./company.ts";

const basics: CompanyBasics = {
  name: "Harbor Coffee",
  country: "US",
  currency: "USD",
  timeZone: "America/New_York",
  payPeriod: { kind: "monthly", firstDay: 1 },
  weekStart: "monday",
  overtimePreset: "california",
};

test("rules come from the preset, the week begins on the chosen day", () => {
  const { workRules, name } = settingsFrom(basics, null);
  expect(name).toBe("Harbor Coffee");
  expect(workRules).toEqual({ ...presetRules("california"), weekStart: "monday" });
});

test("the start of the workday outlives a change of the preset", () => {
  const current = { ...presetRules("flsa"), workdayStart: "05:00" };
  expect(settingsFrom(basics, current).workRules.workdayStart).toBe("05:00");
});

test("rules of one's own making stay until another preset is chosen", () => {
  const own = { ...presetRules("alaska"), preset: "custom" as const };
  expect(settingsFrom({ ...basics, overtimePreset: "none" }, own).workRules.dailyTiers).toEqual(
    own.dailyTiers,
  );
  expect(settingsFrom(basics, own).workRules.preset).toBe("california");
});
