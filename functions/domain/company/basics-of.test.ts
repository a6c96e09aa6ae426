import { expect, test } from "vitest";
import { presetRules } from "../pay/work-rules.ts";
import { basicsOf } from "./basics-of.ts";
import type { Company } from "./company.ts";
import { companyBasicsSchema, defaultSecurity } from "./company.ts";

const company: Company = {
  id: "c1",
  name: "Harbor Coffee",
  country: "US",
  currency: "USD",
  timeZone: "America/New_York",
  payPeriod: { kind: "weekly", startsOn: "monday" },
  workRules: { ...presetRules("california"), weekStart: "monday" },
  security: defaultSecurity,
  createdAt: "2026-01-01T12:00:00.000Z",
  createdBy: "u1",
  onBoardedAt: null,
  version: 3,
};

test("the form of a company takes week and overtime from its work rules", () => {
  const basics = basicsOf(company);
  expect(basics).toMatchObject({ weekStart: "monday", overtimePreset: "california" });
  expect(companyBasicsSchema.parse(basics)).toEqual(basics);
});

test("rules of the company's own making count as no preset", () => {
  const workRules = { ...company.workRules, preset: "custom" as const };
  expect(basicsOf({ ...company, workRules }).overtimePreset).toBe("none");
});
