import { aFieldId, aChoiceId } from "../../kernel/ids/record-ids.test-support.ts";
import type { CustomField } from "./custom-field.ts";
import type { FieldValue, FieldValues } from "./field-values.ts";

/** A text field that admins and managers see, with what the test is about. */
export function aField(change: Partial<CustomField> = {}): CustomField {
  return {
    id: aFieldId("locker"),
    label: "Locker",
    type: "text",
    choices: [],
    level: "managers",
    isOwnEditable: false,
    help: "",
    isArchived: false,
    position: 0,
    ...change,
  };
}

/** Values by the texts of their fields' ids. */
export function valuesBy(values: Readonly<Record<string, FieldValue>>): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [aFieldId(id), value]));
}

/** Shirt sizes; L is archived. */
export const shirt = aField({
  id: aFieldId("shirt"),
  label: "Shirt size",
  type: "choice",
  level: "employee",
  choices: [
    { id: aChoiceId("s"), name: "S", isArchived: false },
    { id: aChoiceId("m"), name: "M", isArchived: false },
    { id: aChoiceId("l"), name: "L", isArchived: true },
  ],
});
