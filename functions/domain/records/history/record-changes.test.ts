import { roleId } from "../job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { anEmployee } from "../employees/employee-builder.test-support.ts";
import { noPersonalData } from "../employees/employee.ts";
import { employeeChanges, profileChanges } from "./record-changes.ts";

const ana = anEmployee();

test("a change of the work record keeps each field with its values before and after", () => {
  const after = { ...ana, jobRoleIds: [roleId("cook")], payrollId: "7", version: ana.version + 1 };
  expect(
    employeeChanges({ ...ana, jobRoleIds: [roleId("barista")], payrollId: null }, after),
  ).toEqual([
    { field: "jobRoleIds", before: '["barista"]', after: '["cook"]' },
    { field: "payrollId", before: "null", after: '"7"' },
  ]);
  expect(employeeChanges(ana, { ...ana, version: ana.version + 1 })).toEqual([]);
});

test("no row keeps a name or contact data, which may have to be removed permanently", () => {
  const renamed = employeeChanges(ana, { ...ana, name: "Ana Ruiz" });
  expect(renamed).toEqual([{ field: "name", before: null, after: null }]);
  const profile = { email: null, phone: null, notes: "", ...noPersonalData, version: 1 };
  const after = { ...profile, phone: "+1 555 0100", emergencyName: "Bo", version: 2 };
  expect(JSON.stringify(profileChanges(profile, after))).not.toMatch(/555|Bo/u);
  expect(profileChanges(profile, after).map(({ field }) => field)).toEqual([
    "phone",
    "emergencyName",
  ]);
});
