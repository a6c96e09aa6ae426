import { expect, test } from "vitest";
import type { Company } from "../../records/company/company.ts";
import { companySchema, defaultSecurity } from "../../records/company/company.ts";
import { firstOnBoarding } from "../../records/company/on-boarding.ts";
import { aChange, aCompany } from "./ruled-company.test-support.ts";
import type { StoredCompany } from "./stored-company.ts";
import { joinCompany, splitCompany } from "./stored-company.ts";

const codes = {
  regular: "R1",
  overtime: "O1",
  doubletime: "D1",
  addition: "",
  salary: "SAL",
  timeOff: "PTO",
  scheduleChange: "",
};

const harbor: Company = companySchema.parse({
  ...aCompany([aChange("2026-03-02", { section: "earningCodes", value: codes })]),
  id: "harbor",
  security: { requiresSecondFactorForAdmins: true },
  industry: "cafe",
  onBoarding: { step: "people", skipped: ["rules"] },
  adminMissingSince: "2026-11-01T00:00:00.000Z",
  version: 4,
});

test("what every member reads of a company names no rule change, set-up, security or warning", () => {
  const { company } = splitCompany(harbor);
  const open =
    "country createdAt createdBy currency dataShape formats id jobRoles kioskPhotos name onBoardedAt payPeriod skills timeOffTypes timeZone version workRules";
  expect(Object.keys(company).toSorted()).toEqual(open.split(" "));
});

test("a company that is split and joined is the same company, with one version", () => {
  const { company, settings } = splitCompany(harbor);
  expect(settings).toMatchObject({ companyId: "harbor", version: 4 });
  expect(joinCompany(company, settings)).toEqual(harbor);
});

test("a document from before the split still says its settings, until there is another", () => {
  const old: StoredCompany = harbor;
  expect(joinCompany(old, null)).toEqual(harbor);
  const { settings } = splitCompany({ ...harbor, security: defaultSecurity });
  expect(joinCompany(old, settings).security).toEqual(defaultSecurity);
});

test("for an employee, who reads no settings, the company has the rules that it began with", () => {
  const joined = joinCompany(splitCompany(harbor).company, null);
  expect(joined).toMatchObject({
    workRules: harbor.workRules,
    ruleChanges: [],
    onBoarding: firstOnBoarding,
    adminMissingSince: null,
  });
});

test("while one part of a change has not arrived, the company has the version from before it", () => {
  const { company, settings } = splitCompany(harbor);
  expect(joinCompany({ ...company, version: 5 }, settings).version).toBe(4);
  expect(joinCompany(company, { ...settings, version: 5 }).version).toBe(4);
});
