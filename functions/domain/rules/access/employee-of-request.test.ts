import { anEmployeeId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { employeeOfRequest } from "./employee-of-request.ts";

const ana = { id: anEmployeeId("ana"), name: "Ana Diaz", userId: null, status: "active" } as const;
const request = { displayName: " ana diaz " };

test("a request belongs to the employee of the same name who has no login", () => {
  const bo = { ...ana, id: anEmployeeId("bo"), name: "Bo Park" };
  expect(employeeOfRequest(request, [bo, ana])).toBe(ana);
});

test.each([
  ["while the employees are not known", []],
  ["of an employee with a login", [{ ...ana, userId: aUserId("u1") }]],
  ["of an employee who has left", [{ ...ana, status: "terminated" as const }]],
])("a request is for a new employee %s", (_case, employees) => {
  expect(employeeOfRequest(request, employees)).toBeUndefined();
});
