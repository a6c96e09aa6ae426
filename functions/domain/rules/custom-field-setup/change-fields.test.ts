import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { FieldDraftProblem } from "../violations/field-draft-problem.ts";
import { inOrder, withArchived, withField } from "./change-fields.ts";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { FieldDraft } from "../../records/custom-fields/field-inputs.ts";

const locker = aField();
let made = 0;
const builtIn = (label: string) => (label.toLowerCase() === "e-mail" ? "E-mail" : null);
const newId = () => `new${(made += 1)}`;
const draftOf = ({
  label,
  type,
  level,
  isOwnEditable,
  help,
  choices,
}: CustomField): FieldDraft => ({
  label,
  type,
  level,
  isOwnEditable,
  help,
  choices,
});

const problem = (found: FieldDraftProblem) =>
  expect.objectContaining({ fields: expect.objectContaining({ problem: found }) });

function save(
  fields: readonly CustomField[],
  change: Partial<FieldDraft>,
  { of = null, hasValues = false }: { of?: CustomField | null; hasValues?: boolean } = {},
) {
  const draft = { ...draftOf(of ?? aField({ label: "Badge" })), ...change };
  return withField(fields, { fieldId: of?.id ?? null, draft, hasValues, newId, builtIn });
}

test("a new field is the last one", () => {
  const { fields, fieldId } = save([locker], { label: "Badge" });
  expect(fields.map(({ label, position }) => [label, position])).toEqual([
    ["Locker", 0],
    ["Badge", 1],
  ]);
  expect(fields[1]?.id).toBe(fieldId);
});

test("a renamed field keeps its id, and with it its values", () => {
  const { fields } = save([locker], { label: "Locker number" }, { of: locker, hasValues: true });
  expect(fields).toEqual([{ ...locker, label: "Locker number" }]);
});

test("two fields of a company have no label in common, whatever the case", () => {
  expect(() => save([locker], { label: "LOCKER " })).toThrow(
    problem({ kind: "repeatedLabel", label: "Locker" }),
  );
  const archived = aField({ isArchived: true });
  expect(() => save([archived], { label: "locker" })).toThrow(
    problem({ kind: "archivedLabel", label: "Locker" }),
  );
  expect(() => save([locker], { label: "locker" }, { of: locker })).not.toThrow();
});

test("a label that every record has already is refused, and so is one of signs alone", () => {
  expect(() => save([], { label: "e-mail" })).toThrow(
    problem({ kind: "builtInLabel", label: "E-mail" }),
  );
  expect(() => save([], { label: "?!" })).toThrow(problem({ kind: "emptyLabel" }));
});

test("the 21st field is refused, and archiving one makes room", () => {
  const full = Array.from({ length: 20 }, (_, position) =>
    aField({ id: aFieldId(`f${position}`), label: `Field ${position}`, position }),
  );
  expect(() => save(full, { label: "Badge" })).toThrow(
    broken("tooMany", { what: "customFields", most: 20 }),
  );
  const roomy = withArchived(full, { fieldId: aFieldId("f3"), isArchived: true });
  const { fields } = save(roomy, { label: "Badge" });
  expect(fields.length).toBe(21);
  expect(() => withArchived(fields, { fieldId: aFieldId("f3"), isArchived: false })).toThrow(
    broken("tooMany", { what: "customFields", most: 20 }),
  );
});

test("archived fields are bounded, too", () => {
  const old = Array.from({ length: 60 }, (_, position) =>
    aField({
      id: aFieldId(`f${position}`),
      label: `Field ${position}`,
      position,
      isArchived: true,
    }),
  );
  expect(() => save(old, { label: "Badge" })).toThrow(
    broken("tooMany", {
      what: "storedCustomFields",
      most: 60,
    }),
  );
  expect(() => withArchived(old, { fieldId: aFieldId("f3"), isArchived: false })).not.toThrow();
});

test("the type of a field with values stays", () => {
  const change = { type: "number" as const };
  expect(() => save([locker], change, { of: locker, hasValues: true })).toThrow(
    problem({ kind: "typeInUse" }),
  );
  expect(save([locker], change, { of: locker }).fields[0]?.type).toBe("number");
});

test("a choice is renamed, archived and added, and never lost", () => {
  const [s, m, l] = shirt.choices;
  if (s === undefined || m === undefined || l === undefined) throw new Error("Three sizes.");
  const edit = { of: shirt, hasValues: true };
  const renamed = [{ ...s, name: "Small" }, m, l, { id: null, name: "XL", isArchived: false }];
  const { fields } = save([shirt], { choices: renamed }, edit);
  expect(fields[0]?.choices.map(({ name }) => name)).toEqual(["Small", "M", "L", "XL"]);
  expect(fields[0]?.choices.map(({ id }) => id).slice(0, 3)).toEqual(["s", "m", "l"]);
  expect(() => save([shirt], { choices: [s, m] }, edit)).toThrow(
    problem({ kind: "lostChoice", name: "L" }),
  );
});

test("a choice field offers 2 to 30 choices of different names", () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: null, name: `Size ${at}`, isArchived: false }));
  const choice = (choices: FieldDraft["choices"]) => () => save([], { type: "choice", choices });
  expect(choice(named(1))).toThrow(problem({ kind: "tooFewChoices", least: 2 }));
  expect(choice(named(31))).toThrow(problem({ kind: "tooManyChoices", most: 30 }));
  expect(choice([...named(2), { id: null, name: "size 1", isArchived: false }])).toThrow(
    problem({ kind: "repeatedChoice" }),
  );
  expect(choice(named(30))).not.toThrow();
});

test("fields of another type keep no choices", () => {
  const { fields } = save([shirt], { type: "text" }, { of: shirt });
  expect(fields[0]?.choices).toEqual([]);
});

test("an order names every field once; archived ones come last", () => {
  const archived = aField({ id: aFieldId("old"), label: "Old", isArchived: true, position: 1 });
  const all = [locker, archived, { ...shirt, position: 2 }];
  const after = inOrder(all, [aFieldId("shirt"), aFieldId("locker")]);
  expect(after.map(({ id, position }) => [id, position])).toEqual([
    ["shirt", 0],
    ["locker", 1],
    ["old", 2],
  ]);
  for (const ids of [
    [aFieldId("shirt")],
    [aFieldId("shirt"), aFieldId("shirt")],
    [aFieldId("shirt"), aFieldId("old")],
  ]) {
    expect(() => inOrder(all, ids)).toThrow("customFields");
  }
});

test("employees change their own value of a field only where they see it", () => {
  const own = { isOwnEditable: true };
  expect(save([], { level: "employee", ...own }).fields[0]?.isOwnEditable).toBe(true);
  expect(save([], { level: "managers", ...own }).fields[0]?.isOwnEditable).toBe(false);
});
