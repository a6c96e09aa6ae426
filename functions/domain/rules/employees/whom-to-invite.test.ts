import { expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { whomToInvite } from "./whom-to-invite.ts";

const person = (id: string, change: Partial<Employee> = {}): Employee =>
  anEmployee({ id, locationIds: ["quay"], ...change });

test("who works here, has an address and no login is invited; the others are counted", () => {
  const people = [
    person("ana"),
    person("bo", { userId: "u1" }),
    person("cy", { status: "terminated" }),
    person("di"),
    person("ed", { status: "invited" }),
  ];
  const emails = new Map([
    ["ana", "ana@x.example"],
    ["bo", "bo@x.example"],
    ["cy", "cy@x.example"],
    ["di", null],
    ["ed", "ed@x.example"],
  ]);
  const { invitees, ...others } = whomToInvite(people, emails);
  expect(invitees.map(({ employeeId }) => employeeId)).toEqual(["ana", "ed"]);
  expect(others).toEqual({ haveLogin: 1, haveLeft: 1, haveNoEmail: 1 });
});
