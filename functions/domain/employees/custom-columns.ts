import { readDay } from "../csv/read-day.ts";
import type { CustomField } from "../custom-fields/custom-field.ts";
import type { FieldValue } from "../custom-fields/field-values.ts";
import { valueCell } from "../custom-fields/field-words.ts";
import { choiceNamed, readInput } from "../custom-fields/read-value.ts";
import { listed } from "../formats/listed.ts";
import type { EmployeeField, FileTerms } from "./import-fields.ts";
import { employeeFields } from "./import-fields.ts";

/** The fields that a file can have in this company, in the order of its columns. */
export function fileFields({ customFields }: Pick<FileTerms, "customFields">): EmployeeField[] {
  return [...employeeFields, ...customFields.map(customColumn)];
}

/** The column of a custom field; its id is the field's. */
function customColumn(field: CustomField): EmployeeField {
  const { id, label } = field;
  return {
    id,
    label,
    write: ({ fields }) => valueCell(field, fields.values[id]),
    read: (text, terms) => {
      const read = readCell(field, text, terms);
      return typeof read === "string" ? read : { fields: [{ fieldId: id, value: read.value }] };
    },
  };
}

type ReadCell = { value: FieldValue | null } | string;

/** The value of a cell, or a sentence that says why it cannot be read. */
function readCell(field: CustomField, text: string, { dayOrder }: FileTerms): ReadCell {
  const named = text === "" ? "" : namedBy(field, text, dayOrder);
  if (named === null) return unreadable(field, text);
  const read = readInput(field, named, { before: null, sign: "." });
  return read.problem === null ? { value: read.value } : read.problem;
}

/** The cell as an input holds it: a day as YYYY-MM-DD, a choice by its id; null where it is none. */
function namedBy(field: CustomField, text: string, order: FileTerms["dayOrder"]): string | null {
  if (field.type === "date") return readDay(text, order);
  return field.type === "choice" ? (choiceNamed(field, text)?.id ?? null) : text;
}

/** More names would hide what is wrong. */
const MOST_NAMES = 8;

function unreadable({ type, choices }: CustomField, text: string): string {
  if (type === "date") return `"${text}" is no day; write it as 2026-03-09.`;
  const names = choices.filter(({ isArchived }) => !isArchived).map(({ name }) => name);
  return `"${text}" is not a choice; use ${listed(names, MOST_NAMES)}.`;
}
