import { expect, test } from "vitest";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { byJobRole } from "./by-job-role.ts";

const [barista, cook, former] = ["barista", "cook", "former"].map(roleId);

test("shifts are grouped in the company's order of job roles, those without one last", () => {
  const shifts = [null, cook, barista, former, cook].map((jobRoleId = null, at) => ({
    at,
    jobRoleId,
  }));
  const roles = [barista, cook].flatMap((id) => (id === undefined ? [] : [{ id }]));
  expect(byJobRole(shifts, roles).map((group) => group.shifts.map(({ at }) => at))).toEqual([
    [2],
    [1, 4],
    [3],
    [0],
  ]);
});
