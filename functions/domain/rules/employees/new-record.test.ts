import { anEmployeeId, aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { isAsAdded, newRecord } from "./new-record.ts";

const values = {
  employee: {
    name: "Ana",
    jobRoleIds: [roleId("cook")],
    locationIds: [aLocationId("quay"), aLocationId("quay")],
  },
  profile: { email: "ana@x.example" },
};
const added = newRecord(anEmployeeId("ana"), values);

test("a new record names each location once and leaves open what the row leaves open", () => {
  expect(added.employee).toMatchObject({ locationIds: ["quay"], payrollId: null, version: 1 });
  expect(added.profile).toMatchObject({ email: "ana@x.example", phone: null });
});

describe("a record that was added", () => {
  test("is as added after an invitation, and after a change that was taken back", () => {
    const invited = { ...added.employee, status: "invited", version: 2 } as const;
    expect(isAsAdded({ ...added, employee: invited }, values)).toBe(true);
    const back = { ...added.employee, version: 3 };
    const profile = { ...added.profile, version: 5 };
    expect(isAsAdded({ employee: back, profile }, values)).toBe(true);
  });

  test.each([
    ["another name", { name: "Anna" }],
    ["a login", { userId: aUserId("u1") }],
    ["a PIN", { hasPin: true }],
    ["a last day", { terminatedOn: "2026-12-01" }],
    ["a leave", { status: "onLeave" as const }],
  ])("is not as added with %s", (_what, change) => {
    expect(isAsAdded({ ...added, employee: { ...added.employee, ...change } }, values)).toBe(false);
  });

  test("is not as added with another phone", () => {
    const profile = { ...added.profile, phone: "+12125550100" };
    expect(isAsAdded({ ...added, profile }, values)).toBe(false);
  });
});
