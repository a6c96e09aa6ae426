import { z } from "zod/mini";
import type { Employee, EmployeeProfile } from "../employees/employee.ts";

/**
 * A field of a person's record that changed, its values as JSON. Values that name the person or lie
 * in the private profile are not kept, so that the row may outlive them: both are then null.
 */
export const recordChangeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

/** Fields whose values are removed permanently with the employee's name and data. */
const unnamed: readonly string[] = ["name", "skills"];

/** The differences in the directory's entry, in the order of its fields, without the version. */
export function employeeChanges(before: Employee, after: Employee): RecordChange[] {
  return changedFields(before, after).map((field) =>
    unnamed.includes(field) ? nameOnly(field) : withValues(field, before, after),
  );
}

/** The changed fields of contact and personal data, without their values. */
export function profileChanges(before: EmployeeProfile, after: EmployeeProfile): RecordChange[] {
  return changedFields(before, after).map(nameOnly);
}

/** The differences between two states of a record that names no person, with their values. */
export function valueChanges(before: object, after: object): RecordChange[] {
  return changedFields(before, after).map((field) => withValues(field, before, after));
}

function changedFields(before: object, after: object): string[] {
  const old = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => field !== "version" && textOf(old.get(field)) !== textOf(value))
    .map(([field]) => field);
}

function nameOnly(field: string): RecordChange {
  return { field, before: null, after: null };
}

function withValues(field: string, before: object, after: object): RecordChange {
  const value = (record: object) => textOf(new Map(Object.entries(record)).get(field));
  return { field, before: value(before), after: value(after) };
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
