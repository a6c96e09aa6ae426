import { expect, test } from "vitest";
import { aJobRole } from "../../records/job-roles/role-id.test-support.ts";
import { findJobRole, offeredJobRoles } from "./find-job-role.ts";

const barista = aJobRole("Barista", { code: "B1" });
const cook = aJobRole("Cook", { code: "BARISTA" });
const host = aJobRole("Host", { isArchived: true });
const roles = [cook, barista, host];

test.each([
  ["barista", barista],
  [" BARISTA ", barista],
  ["b1", barista],
  ["Cook", cook],
  ["Chef", undefined],
  ["", undefined],
])("%j is found by name or code, a name first", (text, role) => {
  expect(findJobRole(roles, text)).toBe(role);
});

test("an archived job role is not offered any more, except where it is held", () => {
  expect(offeredJobRoles(roles)).toEqual([cook, barista]);
  expect(offeredJobRoles(roles, [host.id])).toEqual(roles);
});
