import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aField, shirt, valuesBy } from "../../records/custom-fields/custom-field.test-support.ts";
import { fieldFormOn, valuesFormOn } from "./field-forms.ts";

const issuesOf = (result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a form says beside each input what is wrong, and sends values", () => {
  const weight = aField({ id: aFieldId("weight"), label: "Weight", type: "number" });
  const form = valuesFormOn([weight, shirt, aField()], valuesBy({ shirt: "l" }), onDevice);
  const edit = { employeeId: "ana", expectedVersion: 0 };
  const wrong = form.safeParse({ ...edit, draft: { weight: "heavy", shirt: "xxl" } });
  expect(issuesOf(wrong)).toEqual([
    "values.weight: Enter a number.",
    "values.shirt: Choose one of the list.",
  ]);
  const right = form.safeParse({ ...edit, draft: { weight: "12.5", shirt: "l", locker: "" } });
  expect(right.data?.values).toEqual([
    { fieldId: "weight", value: 12.5 },
    { fieldId: "shirt", value: "l" },
    { fieldId: "locker", value: null },
  ]);
});

test("a field's form refuses what the server would, beside the same input", () => {
  const draft = {
    label: "LOCKER",
    type: "text" as const,
    level: "admins" as const,
    help: "",
    isOwnEditable: false,
  };
  const input = (field: object) => ({ expectedVersion: 1, fieldId: null, field });
  const form = fieldFormOn([aField()], false, onDevice);
  expect(issuesOf(form.safeParse(input({ ...draft, choices: [] })))).toEqual([
    "field.label: There is already a field called Locker.",
  ]);
  const choices = ["A", "a"].map((name) => ({ id: null, name, isArchived: false }));
  const choice = { ...draft, label: "Size", type: "choice", choices };
  expect(issuesOf(form.safeParse(input(choice)))).toEqual([
    "field.choices.1.name: There is already a choice of this name.",
  ]);
});
