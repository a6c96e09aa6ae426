import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aChange, aCompany, noRounding, quarters } from "./ruled-company.test-support.ts";
import { defaultRules, ruleSectionSchemas } from "../../records/company/rule-sections.ts";
import type { RuleSection } from "../../records/company/rule-sections.ts";
import { overtimeOf, partOf, rulesOn, rulesSince, withPart } from "./rules-on.ts";

describe("the rules in force", () => {
  test("of a company that never changed them are those it began with", () => {
    const company = aCompany();
    const rules = rulesOn(company, "2026-03-02");
    expect(rules.workRules).toBe(company.workRules);
    expect(rules).toMatchObject(defaultRules);
  });

  test("change on the day on which the change takes effect, not the day before", () => {
    const company = aCompany([aChange("2026-03-02", quarters)]);
    expect(rulesOn(company, "2026-03-01").workRules.rounding.clockIn).toBeNull();
    expect(rulesOn(company, "2026-03-02").workRules.rounding.clockIn).not.toBeNull();
  });

  test("name the day on which each part of them took effect", () => {
    const company = aCompany([aChange("2026-03-02", quarters), aChange("2026-06-01", noRounding)]);
    const none = { overtime: null, breaks: null };
    expect(rulesSince(company, "2026-03-01")).toEqual({ ...none, rounding: null });
    expect(rulesSince(company, "2026-05-31")).toEqual({ ...none, rounding: "2026-03-02" });
    expect(rulesSince(company, "2026-06-01")).toEqual({ ...none, rounding: "2026-06-01" });
  });

  test("take a change of one part without touching the changes of another", () => {
    const california = overtimeOf(presetRules("california"));
    const company = aCompany([
      aChange("2026-06-01", { section: "overtime", value: california }),
      aChange("2026-03-02", quarters),
    ]);
    const { workRules } = rulesOn(company, "2026-06-01");
    expect(workRules.dailyTiers).toHaveLength(2);
    expect(workRules.rounding.clockIn).not.toBeNull();
    expect(workRules.weekStart).toBe("monday");
  });

  test("leave a cancelled change out, and of two for one day the later made one holds", () => {
    const cancelled = { cancelledAt: "2026-02-02T12:00:00.000Z", cancelledByName: "Olivia" };
    const company = aCompany([
      aChange("2026-03-02", quarters),
      aChange("2026-03-02", noRounding),
      aChange("2026-03-09", quarters, cancelled),
    ]);
    expect(rulesOn(company, "2026-03-02").workRules.rounding.clockIn).toBeNull();
    expect(rulesOn(company, "2026-03-09").workRules.rounding.clockIn).toBeNull();
  });

  test("are the same object while they are the same, so that they are checked once", () => {
    const company = aCompany([aChange("2026-03-02", quarters)]);
    expect(rulesOn(company, "2026-03-09")).toBe(rulesOn(company, "2026-12-28"));
    expect(rulesOn(company, "2026-03-09")).not.toBe(rulesOn(company, "2026-02-23"));
  });
});

test.each(Object.keys(ruleSectionSchemas) as RuleSection[])(
  "the part %s reads as its schema says and goes back where it came from",
  (section) => {
    const rules = rulesOn(aCompany(), "2026-03-02");
    const value = ruleSectionSchemas[section].parse(partOf(rules, section));
    expect(withPart(rules, { section, value } as Parameters<typeof withPart>[1])).toEqual(rules);
  },
);
