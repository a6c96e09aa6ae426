import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldValuesPage } from "../../records/custom-fields/field-inputs.ts";
import type { FieldValues } from "../../records/custom-fields/field-values.ts";
import { valuesOf, versionOf } from "../../records/custom-fields/field-values.ts";

/** The custom fields that a reader sees, and their values by employee. */
export interface AllFieldValues {
  fields: readonly CustomField[];
  byEmployee: ReadonlyMap<EmployeeId, { values: FieldValues; version: number }>;
}

/** The pages of all levels as one: fields in their order, and the values of each employee. */
export function joinFieldValues(
  pages: readonly Pick<FieldValuesPage, "fields" | "rows">[],
): AllFieldValues {
  const all = new Map(pages.flatMap((page) => page.fields).map((field) => [field.id, field]));
  const fields = [...all.values()].toSorted((a, b) => a.position - b.position);
  const rows = Map.groupBy(
    pages.flatMap((page) => page.rows),
    ({ employeeId }) => employeeId,
  );
  const byEmployee = [...rows].map(([id, own]) => {
    const person = { values: valuesOf(own, fields), version: versionOf(own) };
    return [id, person] as const;
  });
  return { fields, byEmployee: new Map(byEmployee) };
}
