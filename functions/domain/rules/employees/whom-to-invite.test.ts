import { aLocationId, anEmployeeId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { whomToInvite } from "./whom-to-invite.ts";

const person = (id: EmployeeId, change: Partial<Employee> = {}): Employee =>
  anEmployee({ id, locationIds: [aLocationId("quay")], ...change });

test("who works here, has an address and no login is invited; the others are counted", () => {
  const people = [
    person(anEmployeeId("ana")),
    person(anEmployeeId("bo"), { userId: aUserId("u1") }),
    person(anEmployeeId("cy"), { status: "terminated" }),
    person(anEmployeeId("di")),
    person(anEmployeeId("ed"), { status: "invited" }),
  ];
  const emails = new Map([
    [anEmployeeId("ana"), "ana@x.example"],
    [anEmployeeId("bo"), "bo@x.example"],
    [anEmployeeId("cy"), "cy@x.example"],
    [anEmployeeId("di"), null],
    [anEmployeeId("ed"), "ed@x.example"],
  ]);
  const { invitees, ...others } = whomToInvite(people, emails);
  expect(invitees.map(({ employeeId }) => employeeId)).toEqual(["ana", "ed"]);
  expect(others).toEqual({ haveLogin: 1, haveLeft: 1, haveNoEmail: 1 });
});
