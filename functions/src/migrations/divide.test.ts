import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import type { RawData, RawDocument } from "../store/company/raw-documents.ts";
import { divideCompanies } from "./divide-companies.ts";
import { divideLocations } from "./divide-locations.ts";

describe("the settings of a company", () => {
  const old = { name: "Harbor", industry: "cafe", ruleChanges: [{ id: "r1" }], version: 4 };
  const moved = { path: "", data: { name: "Harbor", version: 4 } };
  const divide = (company: RawData, documents: RawDocument[] = []) =>
    divideCompanies.step({ companyId: aCompanyId("harbor"), place: "private", company, documents });

  test("get a document of their own, with the version of the company", () => {
    const { industry, ruleChanges } = old;
    const data = { companyId: "harbor", ruleChanges, industry, version: 4 };
    expect(divide(old)).toEqual([moved, { path: "private/settings", data }]);
    expect(divide(moved.data, [{ path: "private/settings", data }])).toEqual([]);
  });

  test("that have it already stay as they are there", () => {
    const settings = { path: "private/settings", data: { industry: "gym", version: 4 } };
    expect(divide(old, [settings])).toEqual([moved]);
  });
});

describe("the plan of a location", () => {
  const old = { name: "Pier", costCentre: "007", staffing: [{ people: 2 }], version: 3 };
  const moved = { path: "locations/pier", data: { name: "Pier", version: 3 } };
  const divide = (...documents: RawDocument[]) =>
    divideLocations.step({
      companyId: aCompanyId("harbor"),
      place: "locations",
      company: {},
      documents,
    });

  test("gets a document of its own, with the version of the location", () => {
    const data = {
      locationId: "pier",
      costCentre: "007",
      holidayCalendar: null,
      areas: [],
      jobRoleIds: [],
      staffing: [{ people: 2 }],
      budget: { secondsPerWeek: null, salesShareBasisPoints: null },
      minimumWageTenThousandths: null,
      version: 3,
    };
    const plan = { path: "locationPlans/pier", data };
    expect(divide({ path: "locations/pier", data: old })).toEqual([moved, plan]);
    expect(divide(moved, plan)).toEqual([]);
  });

  test("that has it already stays as it is there", () => {
    const plan = { path: "locationPlans/pier", data: { costCentre: "9", version: 3 } };
    expect(divide({ path: "locations/pier", data: old }, plan)).toEqual([moved]);
  });
});
