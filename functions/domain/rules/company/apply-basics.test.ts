import { aCompanyId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { generalOf, settingsFrom, withGeneral } from "./apply-basics.ts";
import type { Company, CompanyBasics } from "../../records/company/company.ts";
import { defaultSecurity } from "../../records/company/company.ts";

const basics: CompanyBasics = {
  name: "Harbor Coffee",
  country: "US",
  currency: "USD",
  timeZone: "America/New_York",
  formats: { ...deviceFormats, clock: "24" },
  payPeriod: { kind: "monthly", firstDay: 1 },
  weekStart: "monday",
  overtimePreset: "california",
};

const company: Company = {
  id: aCompanyId("c1"),
  ...settingsFrom(basics),
  security: defaultSecurity,
  createdAt: "2026-01-01T12:00:00.000Z",
  createdBy: aUserId("u1"),
  onBoardedAt: null,
  onBoarding: { step: "week", skipped: [] },
  version: 1,
};

test("a new company has the rules of its preset, in weeks from the chosen day", () => {
  expect(company.name).toBe("Harbor Coffee");
  expect(company.workRules).toEqual({ ...presetRules("california"), weekStart: "monday" });
});

test("what is entered about a company is read back unchanged", () => {
  const general = { ...generalOf(company), name: "Pier Coffee", workdayStart: "05:00" };
  expect(generalOf(withGeneral(company, general))).toEqual(general);
});

test("rules of the company's own making outlive a change of its name", () => {
  const own = { ...company, workRules: { ...company.workRules, preset: "custom" as const } };
  const { workRules } = withGeneral(own, { ...generalOf(own), name: "Pier Coffee" });
  expect(workRules).toEqual(own.workRules);
});
