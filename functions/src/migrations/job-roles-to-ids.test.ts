import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import type { RawData } from "../store/company/raw-documents.ts";
import { jobRolesToIds } from "./job-roles-to-ids.ts";

const listed = { jobRoles: [{ name: "Barista", colour: "#2e7d32" }] };
const barista = { id: "r1", name: "Barista", code: "", colour: "#2e7d32", isArchived: false };
const converted: RawData = { jobRoles: [barista] };

/** The changed documents of one place by their paths, and the job roles after it. */
function migrate(
  place: string,
  data: RawData,
  company: RawData = converted,
  path = `${place}/one`,
) {
  const documents = place === "" ? [] : [{ path, data }];
  const changed = jobRolesToIds.step({
    companyId: aCompanyId("harbor"),
    place,
    company,
    documents,
  });
  const find = (wanted: string) => changed.find((document) => document.path === wanted)?.data;
  const roles = (find("") ?? company)["jobRoles"];
  const names = Array.isArray(roles) ? roles.map(nameOf) : [];
  return { data: find(path), names, roles, count: changed.length };
}

function nameOf(role: unknown): string {
  const { name = "", isArchived = false } = { ...(role as Partial<typeof barista>) };
  return isArchived ? `${name} (archived)` : name;
}

describe("the list of a company", () => {
  test("gets ids; names that differ in case or blanks become one role", () => {
    const twice = [...listed.jobRoles, { name: " barista ", colour: "#c62828" }];
    const { roles } = migrate("", {}, { jobRoles: twice });
    expect(roles).toEqual([{ ...barista, id: expect.stringMatching(/^[0-9a-f-]{36}$/u) }]);
  });

  test("that has ids is left alone", () => {
    expect(migrate("", {}).count).toBe(0);
  });
});

describe("a document", () => {
  test.each([
    ["shifts", { jobRole: "Barista" }, { jobRoleId: "r1" }],
    ["shifts", { jobRole: " BARISTA" }, { jobRoleId: "r1" }],
    ["timeEntries", { jobRole: null }, { jobRoleId: null }],
    ["employees", { jobRoles: ["Barista", "barista"] }, { jobRoleIds: ["r1"] }],
    [
      "locationPlans",
      { jobRoles: [], staffing: [{ jobRole: "barista", people: 1 }] },
      { jobRoleIds: [], staffing: [{ jobRoleId: "r1", people: 1 }] },
    ],
    [
      "employeeWeeks/private/pay",
      { totalMinor: 5, lines: [{ jobRole: "Barista", amountMinor: 5 }] },
      { totalMinor: 5, lines: [{ jobRoleId: "r1", amountMinor: 5 }] },
    ],
    [
      "directory",
      { people: { ana: '{"name":"Ana","jobRoles":["Barista"]}', bo: null } },
      { people: { ana: '{"name":"Ana","jobRoleIds":["r1"]}', bo: null } },
    ],
    [
      "batches",
      { rows: [{ undoJson: '{"employee":{"jobRoles":["barista"]},"addedJobRoles":[]}' }] },
      { rows: [{ undoJson: '{"employee":{"jobRoleIds":["r1"]},"addedJobRoleIds":[]}' }] },
    ],
    [
      "payrollSnapshots",
      {
        lines: [
          { kind: "regular", jobRole: "barista" },
          { kind: "addition", jobRole: "bonus" },
        ],
      },
      {
        lines: [
          { kind: "regular", jobRole: "barista", jobRoleId: "r1" },
          { kind: "addition", jobRole: "bonus", jobRoleId: null },
        ],
      },
    ],
  ])("of %s is converted, and then left alone", (place, before, after) => {
    expect(migrate(place, before).data).toEqual(after);
    expect(migrate(place, after).count).toBe(0);
  });

  test("keeps values that are no plain data, for example its times", () => {
    const startsAt = new Date("2026-03-02T14:00:00Z");
    expect(migrate("shifts", { jobRole: null, startsAt }).data?.["startsAt"]).toBe(startsAt);
  });
});

describe("a role that only data name", () => {
  test("is added to the list: offered if people have it, else archived", () => {
    expect(migrate("employees", { jobRoles: ["Cook", "cook"] }).names).toEqual(["Barista", "Cook"]);
    expect(migrate("timeEntries", { jobRole: "Cook" }).names).toEqual([
      "Barista",
      "Cook (archived)",
    ]);
  });
});

describe("rates that only the spelling of the role told apart", () => {
  const rate = (jobRole: string, rateTenThousandths: number) => ({
    jobRole,
    locationId: null,
    effectiveDate: "2026-01-01",
    rateTenThousandths,
  });
  const after = { jobRoleId: "r1", locationId: null, effectiveDate: "2026-01-01" };

  test.each([
    ["the role's own spelling", [rate("Barista", 1), rate("barista", 2)], 1],
    ["the role's own spelling, if it is later", [rate("barista", 2), rate("Barista", 1)], 1],
    ["the later one, if neither is the role's own", [rate("BARISTA", 1), rate("barista", 2)], 2],
  ])("become one: that of %s", (_which, rates, rateTenThousandths) => {
    const { data } = migrate("employees/private/pay", { rates, currency: "USD" });
    expect(data).toEqual({ rates: [{ ...after, rateTenThousandths }], currency: "USD" });
  });
});

describe("a saved view of Employees", () => {
  const path = "members/olivia/listViews/employees";
  const view = (role: string) => ({ views: [{ name: "Mine", params: { role, sort: "name" } }] });
  const converts = (role: string, at = path) =>
    migrate("members/every/listViews", view(role), converted, at).data;

  test("filters by the id, and by no role if there is none of that name", () => {
    expect(converts("barista")).toEqual(view("r1"));
    expect(converts("Sommelier")).toEqual({ views: [{ name: "Mine", params: { sort: "name" } }] });
    expect(converts("r1")).toBeUndefined();
  });

  test("is the only list whose views are changed", () => {
    expect(converts("barista", "members/olivia/listViews/locations")).toBeUndefined();
  });
});
