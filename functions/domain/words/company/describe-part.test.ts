import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { describePart } from "./describe-part.ts";
import { aCompany, quarters } from "../../rules/company/ruled-company.test-support.ts";
import type { RulePart, RuleSection } from "../../records/company/rule-sections.ts";
import { defaultRules, ruleSectionSchemas } from "../../records/company/rule-sections.ts";
import { overtimeOf, partOf, rulesOn } from "../../rules/company/rules-on.ts";

const overtime = (preset: Parameters<typeof presetRules>[0]) =>
  describePart({ section: "overtime", value: overtimeOf(presetRules(preset)) }, onDevice);

test("overtime of a law reads as a person would say it", () => {
  expect(overtime("flsa")).toEqual(["After 40 h a week: 1.5x"]);
  expect(overtime("california")).toEqual([
    "After 8 h a day: 1.5x",
    "After 12 h a day: 2x",
    "After 40 h a week: 1.5x",
    "Seventh workday of a week: 1.5x, after 8 h 2x",
  ]);
  expect(overtime("colorado")).toEqual([
    "After 12 h a day, 12 h in a row or 40 h a week, whichever gives most: 1.5x",
  ]);
  expect(overtime("nevada")).toContain("Daily overtime only below 18.00 an hour");
  expect(overtime("none")).toEqual(["No overtime pay"]);
});

test("a company's own rules are described by what they do, not by a law's name", () => {
  const value = { ...overtimeOf(presetRules("alaska")), preset: "custom" as const };
  expect(describePart({ section: "overtime", value }, onDevice)).toEqual([
    "After 8 h a day: 1.5x",
    "After 40 h a week: 1.5x",
  ]);
});

test("rounding, breaks and limits say what they do", () => {
  expect(describePart(quarters, onDevice)).toEqual([
    "Clock in: to the nearest 15 min",
    "Clock out: to the nearest 15 min",
  ]);
  const breaks = {
    ...presetRules("none").breaks,
    paidUpToSeconds: 1200,
    autoDeduct: { afterSeconds: 6 * 3600, deductSeconds: 1800 },
  };
  expect(describePart({ section: "breaks", value: breaks }, onDevice)).toEqual([
    "Breaks of up to 20 min are paid",
    "Over 6 h, 30 min come off",
  ]);
  const limits = { ...defaultRules.limits, maximumWeekSeconds: 48 * 3600 };
  expect(describePart({ section: "limits", value: limits }, onDevice)).toEqual([
    "At most 48 h a week",
  ]);
});

test.each(Object.keys(ruleSectionSchemas) as RuleSection[])(
  "every company has words for %s",
  (section) => {
    const value = partOf(rulesOn(aCompany(), "2026-03-02"), section);
    const said = describePart({ section, value } as RulePart, onDevice);
    expect(said.join("")).not.toBe("");
  },
);
