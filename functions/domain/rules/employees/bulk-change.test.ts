import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { BulkChange } from "./bulk-change.ts";
import { bulkRows } from "./bulk-change.ts";
import type { Employee } from "../../records/employees/employee.ts";

const ana: Employee = anEmployee({
  id: anEmployeeId("ana"),
  name: "Ana",
  jobRoleIds: [roleId("barista")],
  locationIds: [aLocationId("quay"), aLocationId("market")],
  version: 4,
});
const bo: Employee = {
  ...ana,
  id: anEmployeeId("bo"),
  name: "Bo",
  jobRoleIds: [roleId("cook")],
  locationIds: [aLocationId("market")],
};

const changed = (change: BulkChange) =>
  Object.fromEntries(bulkRows([ana, bo], change).map(({ key, employee }) => [key, employee]));

describe("a change for many people", () => {
  test.each<[BulkChange, object]>([
    [
      { kind: "addLocation", locationId: aLocationId("quay") },
      { bo: { locationIds: ["market", "quay"] } },
    ],
    [
      { kind: "removeLocation", locationId: aLocationId("market") },
      { ana: { locationIds: ["quay"] } },
    ],
    [
      { kind: "homeLocation", locationId: aLocationId("market") },
      { ana: { locationIds: ["market", "quay"] } },
    ],
    [
      { kind: "addJobRole", jobRoleId: roleId("cook") },
      { ana: { jobRoleIds: [roleId("barista"), roleId("cook")] } },
    ],
    [{ kind: "removeJobRole", jobRoleId: roleId("cook") }, { bo: { jobRoleIds: [] } }],
    [
      { kind: "employmentType", employmentType: "casual" },
      { ana: { employmentType: "casual" }, bo: { employmentType: "casual" } },
    ],
    [{ kind: "contractHours", seconds: null }, {}],
    [
      { kind: "maxHours", seconds: 72_000 },
      { ana: { maxSecondsPerWeek: 72_000 }, bo: { maxSecondsPerWeek: 72_000 } },
    ],
  ])("%j concerns those who differ, and keeps the rest of them", (change, rows) => {
    expect(changed(change)).toEqual(rows);
  });

  test("starts from the version that the person saw", () => {
    const [row] = bulkRows([ana], { kind: "addJobRole", jobRoleId: roleId("cook") });
    expect(row).toMatchObject({ employeeId: "ana", title: "Ana", expectedVersion: 4 });
  });
});
