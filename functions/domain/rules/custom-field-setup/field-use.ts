import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldUse } from "../../records/custom-fields/field-inputs.ts";
import type { ValuePage } from "../../records/custom-fields/field-values.ts";

/** Counts the people who have a value in a field, each once, and in each of its choices. */
export function useOf({ id, choices }: CustomField, pages: readonly ValuePage[]): FieldUse {
  const values = new Map(pages.map((page) => [page.employeeId, page.values[id]]));
  const counts = choices.map((choice) => ({
    choiceId: choice.id,
    people: [...values.values()].filter((value) => value === choice.id).length,
  }));
  return { people: values.size, choices: counts.filter(({ people }) => people > 0) };
}
