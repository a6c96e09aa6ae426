import type { CustomField } from "./custom-field.ts";

/** A text field that admins and managers see, with what the test is about. */
export function aField(change: Partial<CustomField> = {}): CustomField {
  return {
    id: "locker",
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

/** Shirt sizes; L is archived. */
export const shirt = aField({
  id: "shirt",
  label: "Shirt size",
  type: "choice",
  level: "employee",
  choices: [
    { id: "s", name: "S", isArchived: false },
    { id: "m", name: "M", isArchived: false },
    { id: "l", name: "L", isArchived: true },
  ],
});
