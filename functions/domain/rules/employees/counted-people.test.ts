import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { demoCompanyId } from "../../records/company/demo-company.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee, EmployeeStatus } from "../../records/employees/employee.ts";
import { countedPeople } from "./counted-people.ts";

const employee = (id: string, status: EmployeeStatus): Employee =>
  anEmployee({
    id,
    jobRoleIds: [roleId("barista"), roleId("lead")],
    locationIds: ["l1", "l2"],
    status,
  });

test("each employed person counts once, with the reason", () => {
  const people = [
    employee("ana", "active"),
    employee("ben", "invited"),
    employee("cleo", "onLeave"),
  ];
  expect(countedPeople(people, "harbor").map((it) => [it.employee.id, it.reason])).toEqual([
    ["ana", "Works here"],
    ["ben", "Works here, login not used yet"],
    ["cleo", "On leave, keeps the place"],
  ]);
});

test("people who have gone do not count", () => {
  expect(countedPeople([employee("dan", "terminated")], "harbor")).toEqual([]);
});

test("the people of a demo company never count", () => {
  expect(countedPeople([employee("ana", "active")], demoCompanyId("1"))).toEqual([]);
});
