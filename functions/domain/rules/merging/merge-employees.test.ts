import { anEmployeeId, aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { held } from "../../records/skills/skill-id.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { employeeProfileSchema } from "../../records/employees/employee.ts";
import { mergedAway, profileWithDuplicate, withDuplicate } from "./merge-employees.ts";

const ana: Employee = anEmployee({
  id: anEmployeeId("ana"),
  name: "Ana Diaz",
  jobRoleIds: [roleId("barista")],
  hiredOn: "2025-02-01",
  version: 3,
});
const double: Employee = {
  ...ana,
  id: anEmployeeId("double"),
  name: "Ana D.",
  jobRoleIds: [roleId("cook"), roleId("barista")],
  locationIds: [aLocationId("market")],
  userId: aUserId("login"),
  payrollId: "007",
  hiredOn: "2024-02-01",
  skills: [held("First aid")],
  version: 8,
};

describe("the record that stays", () => {
  test("keeps what it says, and takes over what only the duplicate knew", () => {
    expect(withDuplicate(ana, double)).toEqual({
      ...ana,
      jobRoleIds: [roleId("barista"), roleId("cook")],
      locationIds: ["harbor", "market"],
      userId: "login",
      payrollId: "007",
      hiredOn: "2024-02-01",
      skills: [held("First aid")],
      version: 4,
    });
    expect(withDuplicate({ ...ana, payrollId: "1" }, double).payrollId).toBe("1");
  });

  test("has a skill of both records once, until the later of the two days", () => {
    const renewed = { ...double, skills: [held("First aid", "2028-01-31"), held("Forklift")] };
    const skills = [held("First aid", "2027-01-31")];
    expect(withDuplicate({ ...ana, skills }, renewed).skills).toEqual(renewed.skills);
  });

  test("takes over hours a week that only the duplicate knew, unless they contradict its own", () => {
    const hours = (min: number | null, contract: number | null, max: number | null) => ({
      minSecondsPerWeek: min,
      contractSecondsPerWeek: contract,
      maxSecondsPerWeek: max,
    });
    const merged = (a: ReturnType<typeof hours>, b: ReturnType<typeof hours>) =>
      withDuplicate({ ...ana, ...a }, { ...double, ...b });
    const known = hours(10, 20, 30);
    expect(merged(hours(null, null, null), known)).toMatchObject(known);
    expect(merged(hours(null, 25, null), known)).toMatchObject(hours(10, 25, 30));
    expect(merged(hours(null, null, 15), known)).toMatchObject(hours(10, null, 15));
  });

  test("gets the contact data that it lacks, and both notes", () => {
    const profile = (change: object) =>
      employeeProfileSchema.parse({ email: null, phone: null, notes: "", version: 1, ...change });
    const after = profileWithDuplicate(
      profile({ phone: "1", notes: "Keys" }),
      profile({ phone: "2", email: "ana@x.example", notes: "Van" }),
    );
    expect(after).toMatchObject({ phone: "1", email: "ana@x.example", notes: "Keys\nVan" });
  });
});

test("the duplicate says which record took over, and holds nothing that must be unique", () => {
  expect(mergedAway(double, anEmployeeId("ana"))).toMatchObject({
    status: "terminated",
    userId: null,
    payrollId: null,
    mergedIntoId: "ana",
    version: 9,
  });
});
