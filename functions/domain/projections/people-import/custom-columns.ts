import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import { valueCell } from "../../words/custom-fields/field-words.ts";
import { readCell } from "./read-cell.ts";
import type { EmployeeField, FileTerms } from "./file-terms.ts";
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
