import { aLocationId, anEmployeeId, aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { demoCompanyId } from "../../records/company/demo-company.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee, EmployeeStatus } from "../../records/employees/employee.ts";
import { countedPeople } from "./counted-people.ts";

const employee = (id: EmployeeId, status: EmployeeStatus): Employee =>
  anEmployee({
    id,
    jobRoleIds: [roleId("barista"), roleId("lead")],
    locationIds: [aLocationId("l1"), aLocationId("l2")],
    status,
  });

test("each employed person counts once, with the reason", () => {
  const people = [
    employee(anEmployeeId("ana"), "active"),
    employee(anEmployeeId("ben"), "invited"),
    employee(anEmployeeId("cleo"), "onLeave"),
  ];
  expect(
    countedPeople(people, aCompanyId("harbor")).map((it) => [it.employee.id, it.reason]),
  ).toEqual([
    ["ana", "active"],
    ["ben", "invited"],
    ["cleo", "onLeave"],
  ]);
});

test("people who have gone do not count", () => {
  expect(
    countedPeople([employee(anEmployeeId("dan"), "terminated")], aCompanyId("harbor")),
  ).toEqual([]);
});

test("the people of a demo company never count", () => {
  expect(countedPeople([employee(anEmployeeId("ana"), "active")], demoCompanyId("1"))).toEqual([]);
});
