import {
  aLocationId,
  anEmployeeId,
  aCompanyId,
  aUserId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { describe, expect, test } from "vitest";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import {
  packPublic,
  packWhole,
  unpackPublic,
  unpackWhole,
} from "@crewline/domain/records/employees/directory";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { directoryCollector, directorySource } from "./directory.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

const person = (id: EmployeeId, change: Partial<Employee> = {}): Employee =>
  anEmployee({ id, locationIds: [aLocationId("quay")], payrollId: "007", version: 3, ...change });
const [ana, bo] = [person(anEmployeeId("ana")), person(anEmployeeId("bo"))];

const page = (id: string, people: Record<string, string | null>) => ({ id, data: { people } });
const record = ({ id, ...data }: Employee) => ({ id, data });

describe("the pages of the directory", () => {
  test("are one list by name, without people who were removed", () => {
    const rows = directoryCollector(unpackWhole);
    const first = page("0", { bo: packWhole(bo), gone: null });
    rows.take(0, { ids: ["0", "1"], changed: [first, page("1", { ana: packWhole(ana) })] });
    expect(rows.value()).toEqual([ana, bo]);
  });

  test("keep the identity of people who did not change", () => {
    const rows = directoryCollector(unpackWhole);
    const pages = { ana: packWhole(ana), bo: packWhole(bo) };
    rows.take(0, { ids: ["0"], changed: [page("0", pages)] });
    const [, before] = rows.value();
    const changed = packWhole({ ...ana, jobRoleIds: [roleId("cook")] });
    expect(rows.take(0, { ids: ["0"], changed: [page("0", { ...pages, ana: changed })] })).toBe(
      true,
    );
    const [after, same] = rows.value();
    expect(after?.jobRoleIds).toEqual(["cook"]);
    expect(same).toBe(before);
    expect(rows.take(0, { ids: ["0"], changed: [] })).toBe(false);
  });

  test("give way to the records that the actor may see, as long as they are there", () => {
    const rows = directoryCollector(unpackPublic);
    const pages = { ana: packPublic(ana), bo: packPublic(bo) };
    rows.take(0, { ids: ["0"], changed: [page("0", pages)] });
    rows.take(1, { ids: ["ana"], changed: [record(ana)] });
    expect(rows.value().map(({ payrollId }) => payrollId)).toEqual(["007", null]);
    expect(rows.take(1, { ids: [], changed: [] })).toBe(true);
    expect(rows.value().map(({ payrollId }) => payrollId)).toEqual([null, null]);
  });
});

describe("what is read", () => {
  const actor: Actor = {
    companyId: aCompanyId("c"),
    uid: aUserId("u"),
    role: "admin",
    employeeId: anEmployeeId("me"),
    locationIds: null,
  };
  const pathsFor = (change: Partial<Actor>) =>
    directorySource({ ...actor, ...change }, "companies/c").queries.map(({ path }) => path);

  test("is all packed records for admins, and for others the public ones with their own", () => {
    expect(pathsFor({})).toEqual(["companies/c/employeeIndex"]);
    expect(pathsFor({ role: "employee", locationIds: [] })).toEqual([
      "companies/c/directory",
      "companies/c/employees/me",
    ]);
    expect(
      pathsFor({ role: "manager", locationIds: [aLocationId("quay")], employeeId: null }),
    ).toEqual(["companies/c/directory", "companies/c/employees"]);
  });
});
