import { employeeFields, RECORD_FIELD } from "./import-fields.ts";
import { headingKey } from "../../kernel/csv/map-columns.ts";

/** Columns of the directory's files that are no fields of the import. */
const otherColumns = ["Hourly rate", "Currency", "End reason", "Status", "First name", "Last name"];

const taken = new Map(
  [RECORD_FIELD.label, ...employeeFields.map(({ label }) => label), ...otherColumns].map(
    (label) => [headingKey(label), label] as const,
  ),
);

/**
 * Returns the field of every employee's record that has this label, or null. A file could not
 * distinguish two columns with the same label.
 */
export function builtInLabel(label: string): string | null {
  return taken.get(headingKey(label)) ?? null;
}
