import { expect, test } from "vitest";
import { aCompanyId, anEmployeeId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { sourcesAhead } from "./sources-ahead.ts";

function pathsOf(role: Actor["role"], search = ""): string[] {
  const employeeId = role === "employee" ? anEmployeeId("ana") : null;
  const ids = { uid: aUserId("ana"), companyId: aCompanyId("acme"), employeeId };
  const sources = sourcesAhead({ ...ids, role, locationIds: null }, new URLSearchParams(search));
  const queries = sources.flatMap((source) => source.queries);
  return queries.map(({ path }) => path.replace("companies/acme", ""));
}

test("the first screen is asked for the company, and for the people that are known by then", () => {
  expect(pathsOf("admin")).toEqual(["", "/private/settings", "/employeeIndex"]);
  expect(pathsOf("manager")).toEqual(["", "/private/settings"]);
});

test("who works may not read the settings of the company, and is not asked for them", () => {
  expect(pathsOf("employee")).toEqual(["", "/directory", "/employees/ana"]);
});

test("timesheets ask for no people", () => {
  expect(pathsOf("admin", "sheet=2026-03-02")).toEqual(["", "/private/settings"]);
});
