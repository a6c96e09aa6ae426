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

test("admins ask for the company and its employees, managers for the company alone", () => {
  expect(pathsOf("admin")).toEqual(["", "/private/settings", "/employeeIndex"]);
  expect(pathsOf("manager")).toEqual(["", "/private/settings"]);
});

test("employees do not ask for the company settings, which they may not read", () => {
  expect(pathsOf("employee")).toEqual(["", "/directory", "/employees/ana"]);
});

test("timesheets ask for no employees", () => {
  expect(pathsOf("admin", "sheet=2026-03-02")).toEqual(["", "/private/settings"]);
});
