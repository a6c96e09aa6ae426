import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { EmployeeRow } from "./employee-inputs.ts";

type Values = EmployeeRow["employee"];

/** One change for many people. */
export type BulkChange =
  | { kind: "addLocation" | "removeLocation" | "homeLocation"; locationId: LocationId }
  | { kind: "addJobRole" | "removeJobRole"; jobRoleId: JobRoleId }
  | { kind: "employmentType"; employmentType: Values["employmentType"] }
  | { kind: "contractHours" | "maxHours"; seconds: number | null };

/**
 * Returns the rows that make the change: one for each employee whose record differs from it. An
 * employee whose only location would be removed keeps it.
 */
export function bulkRows(employees: readonly Employee[], change: BulkChange): EmployeeRow[] {
  return employees.flatMap((employee) => {
    const values = valuesFor(employee, change);
    return isSame(employee, values) ? [] : [rowOf(employee, values)];
  });
}

function valuesFor({ locationIds, jobRoleIds }: Employee, change: BulkChange): Values {
  switch (change.kind) {
    case "addLocation":
      return { locationIds: withItem(locationIds, change.locationId) };
    case "removeLocation": {
      const left = withoutItem(locationIds, change.locationId);
      return left.length === 0 ? {} : { locationIds: left };
    }
    case "homeLocation":
      return { locationIds: [change.locationId, ...withoutItem(locationIds, change.locationId)] };
    case "addJobRole":
      return { jobRoleIds: withItem(jobRoleIds, change.jobRoleId) };
    case "removeJobRole":
      return { jobRoleIds: withoutItem(jobRoleIds, change.jobRoleId) };
    case "employmentType":
      return { employmentType: change.employmentType };
    case "contractHours":
      return { contractSecondsPerWeek: change.seconds };
    case "maxHours":
      return { maxSecondsPerWeek: change.seconds };
  }
}

function withItem<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? [...list] : [...list, item];
}

function withoutItem<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}

function isSame(employee: Employee, values: Values): boolean {
  return JSON.stringify({ ...employee, ...values }) === JSON.stringify(employee);
}

function rowOf({ id, name, version }: Employee, employee: Values): EmployeeRow {
  return {
    key: id,
    title: name,
    employeeId: id,
    expectedVersion: version,
    expectedProfileVersion: null,
    employee,
    profile: {},
    jobRoleNames: null,
    namedSkills: null,
    fields: [],
    expectedFieldsVersion: null,
    firstRate: null,
  };
}
