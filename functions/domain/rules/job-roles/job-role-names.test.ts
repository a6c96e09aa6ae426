import { expect, test } from "vitest";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { jobRoleNames, jobRolesText, nameOrNone } from "./job-role-names.ts";

const nameOf = jobRoleNames([
  { id: roleId("r1"), name: "Barista" },
  { id: roleId("r2"), name: "Shift lead" },
]);

test("job roles are named by the company's list, whatever they were called before", () => {
  expect(jobRolesText([roleId("r2"), roleId("r1")], nameOf)).toBe("Shift lead, Barista");
  expect(jobRolesText([roleId("r1"), roleId("r2")], nameOf, "; ")).toBe("Barista; Shift lead");
  expect(jobRolesText([], nameOf)).toBe("");
});

test("work without a job role has no name of one", () => {
  expect([nameOrNone(null, nameOf), nameOrNone(roleId("r1"), nameOf)]).toEqual([null, "Barista"]);
});

test("a role that the list lacks never shows its id", () => {
  expect(nameOf(roleId("gone"))).toBe("Former job role");
});
