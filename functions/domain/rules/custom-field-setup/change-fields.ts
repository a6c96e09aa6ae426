import { customFieldIdSchema } from "../../kernel/ids/record-ids.ts";
import type { CustomFieldId } from "../../kernel/ids/record-ids.ts";
import { headingKey } from "../../kernel/csv/map-columns.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import {
  activeFields,
  MOST_FIELDS,
  MOST_STORED_FIELDS,
} from "../../records/custom-fields/custom-field.ts";
import { choicesProblem, savedChoices } from "../custom-fields/field-choices.ts";
import type { FieldDraft } from "../../records/custom-fields/field-inputs.ts";
import type { FieldDraftProblem } from "../violations/field-draft-problem.ts";

interface Edit {
  /** Null adds a field. */
  fieldId: CustomFieldId | null;
  draft: FieldDraft;
  /** True if an employee has a value in the field; then its type stays. */
  hasValues: boolean;
  newId: () => string;
  /** The built-in field of every record that has the label; null for none. */
  builtIn: (label: string) => string | null;
}

/**
 * The fields of a company after one was added or changed, and the id of that one. Throws
 * invalidField, tooMany, or notFound for a field that the company does not have.
 */
export function withField(
  fields: readonly CustomField[],
  { fieldId, draft, hasValues, newId, builtIn }: Edit,
): { fields: CustomField[]; fieldId: CustomFieldId } {
  if (fieldId === null) {
    requireRoom(fields);
    const id = customFieldIdSchema.parse(newId());
    const blank = { id, choices: [], isArchived: false, position: 0 };
    const after = fieldFrom(draft, { before: blank, fields, newId, builtIn });
    return { fields: numbered([...fields, after]), fieldId: after.id };
  }
  const before = fieldOf(fields, fieldId);
  if (hasValues && before.type !== draft.type) refuse("type", { kind: "typeInUse" });
  const after = fieldFrom(draft, { before, fields, newId, builtIn });
  return { fields: fields.map((field) => (field.id === fieldId ? after : field)), fieldId };
}

interface Base extends Pick<Edit, "newId" | "builtIn"> {
  before: Pick<CustomField, "id" | "choices" | "isArchived" | "position">;
  fields: readonly CustomField[];
}

/** The field that a draft makes; throws invalidField for what no field of the company can be. */
function fieldFrom(draft: FieldDraft, { before, fields, newId, builtIn }: Base): CustomField {
  const { label, type, level, help } = draft;
  const { id, isArchived, position } = before;
  requireLabel(label, { fields, id, builtIn });
  const isChoice = type === "choice";
  const wrong = isChoice ? choicesProblem(draft.choices, before.choices) : null;
  if (wrong !== null) refuse(wrong.path, wrong.problem);
  const choices = isChoice ? savedChoices(draft.choices, newId) : [];
  const isOwnEditable = draft.isOwnEditable && level === "employee";
  return { id, label, type, choices, level, isOwnEditable, help, isArchived, position };
}

/** The fields after one was archived or restored; its values stay. */
export function withArchived(
  fields: readonly CustomField[],
  { fieldId, isArchived }: { fieldId: CustomFieldId; isArchived: boolean },
): CustomField[] {
  const before = fieldOf(fields, fieldId);
  if (before.isArchived === isArchived) return [...fields];
  if (!isArchived) requireRoom(fields, "restore");
  return fields.map((field) => (field.id === fieldId ? { ...field, isArchived } : field));
}

/** The fields in another order; archived ones follow the others. Throws invalidField. */
export function inOrder(
  fields: readonly CustomField[],
  ids: readonly CustomFieldId[],
): CustomField[] {
  const active = activeFields(fields);
  const isWhole = new Set(ids).size === active.length && ids.length === active.length;
  if (!isWhole) refuseOrder();
  const ordered = ids.map((id) => active.find((field) => field.id === id) ?? refuseOrder());
  return numbered([...ordered, ...fields.filter(({ isArchived }) => isArchived)]);
}

export function fieldOf(fields: readonly CustomField[], id: CustomFieldId): CustomField {
  const found = fields.find((field) => field.id === id);
  if (found === undefined) throw new RuleViolation("notFound", { what: "customField" });
  return found;
}

function numbered(fields: readonly CustomField[]): CustomField[] {
  return fields.map((field, position) => ({ ...field, position }));
}

function requireRoom(fields: readonly CustomField[], act: "add" | "restore" = "add"): void {
  if (activeFields(fields).length >= MOST_FIELDS) {
    throw new RuleViolation("tooMany", { what: "customFields", most: MOST_FIELDS });
  }
  if (act === "add" && fields.length >= MOST_STORED_FIELDS) {
    throw new RuleViolation("tooMany", { what: "storedCustomFields", most: MOST_STORED_FIELDS });
  }
}

function requireLabel(
  label: string,
  { fields, id, builtIn }: Pick<Base, "fields" | "builtIn"> & { id: CustomFieldId },
): void {
  const key = headingKey(label);
  if (key === "") refuse("label", { kind: "emptyLabel" });
  const taken = builtIn(label);
  if (taken !== null) refuse("label", { kind: "builtInLabel", label: taken });
  const twin = fields.find((field) => field.id !== id && headingKey(field.label) === key);
  if (twin === undefined) return;
  const kind = twin.isArchived ? "archivedLabel" : "repeatedLabel";
  refuse("label", { kind, label: twin.label });
}

function refuse(path: string, problem: FieldDraftProblem): never {
  throw new RuleViolation("invalidField", { path: `field.${path}`, problem });
}

function refuseOrder(): never {
  throw new RuleViolation("staleVersion", { what: "customFields", changedBy: null });
}
