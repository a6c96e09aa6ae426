import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import type { Api } from "./api-client.ts";
import { anAttempt } from "./api-client.ts";

/** The fields that every bulk action sends. */
export const aBulk = () => ({ ...anAttempt(), groupId: randomUUID(), title: "A test" });

/** A row without changes by default. */
export function aRow(change: Partial<EmployeeRow>): EmployeeRow {
  return {
    key: change.employeeId ?? "new",
    title: "Somebody",
    employeeId: null,
    expectedVersion: null,
    expectedProfileVersion: null,
    employee: {},
    profile: {},
    jobRoleNames: null,
    namedSkills: null,
    fields: [],
    expectedFieldsVersion: null,
    firstRate: null,
    ...change,
  };
}

/** The employees of the first two rows of a batch. */
export function twoEmployeesOf({ rows: [first, second] }: BatchAnswer): [EmployeeId, EmployeeId] {
  return [anEmployeeId(first?.recordId ?? "none"), anEmployeeId(second?.recordId ?? "none")];
}

/** The problem of each row, in their order; null for a row that succeeded. */
export const problemsOf = ({ rows }: BatchAnswer) => rows.map(({ problem }) => problem);

export const undoBatch = (api: Api, batchId: BatchId) =>
  api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
