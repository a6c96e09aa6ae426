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
import { takenLabel } from "./label-key.ts";

interface Edit {
  /** Null adds a field. */
  fieldId: string | null;
  draft: FieldDraft;
  /** Whether an employee has a value in the field; then its type stays. */
  hasValues: boolean;
  newId: () => string;
}

/**
 * The fields of a company after one was added or changed, and the id of that one. Throws
 * invalidField, tooMany, or notFound for a field that the company does not have.
 */
export function withField(
  fields: readonly CustomField[],
  { fieldId, draft, hasValues, newId }: Edit,
): { fields: CustomField[]; fieldId: string } {
  if (fieldId === null) {
    requireRoom(fields);
    const blank = { id: newId(), choices: [], isArchived: false, position: 0 };
    const after = fieldFrom(draft, { before: blank, fields, newId });
    return { fields: numbered([...fields, after]), fieldId: after.id };
  }
  const before = fieldOf(fields, fieldId);
  if (hasValues && before.type !== draft.type) refuse("type", KEPT_TYPE);
  const after = fieldFrom(draft, { before, fields, newId });
  return { fields: fields.map((field) => (field.id === fieldId ? after : field)), fieldId };
}

interface Base {
  before: Pick<CustomField, "id" | "choices" | "isArchived" | "position">;
  fields: readonly CustomField[];
  newId: () => string;
}

/** The field that a draft makes; throws invalidField for what no field of the company can be. */
function fieldFrom(draft: FieldDraft, { before, fields, newId }: Base): CustomField {
  const { label, type, level, help } = draft;
  const { id, isArchived, position } = before;
  requireLabel(fields, label, id);
  const isChoice = type === "choice";
  const problem = isChoice ? choicesProblem(draft.choices, before.choices) : null;
  if (problem !== null) refuse(problem.path, problem.message);
  const choices = isChoice ? savedChoices(draft.choices, newId) : [];
  const isOwnEditable = draft.isOwnEditable && level === "employee";
  return { id, label, type, choices, level, isOwnEditable, help, isArchived, position };
}

const KEPT_TYPE = "Employees have values in this field, so its type stays.";

/** The fields after one was archived or restored; its values stay. */
export function withArchived(
  fields: readonly CustomField[],
  { fieldId, isArchived }: { fieldId: string; isArchived: boolean },
): CustomField[] {
  const before = fieldOf(fields, fieldId);
  if (before.isArchived === isArchived) return [...fields];
  if (!isArchived) requireRoom(fields, "restore");
  return fields.map((field) => (field.id === fieldId ? { ...field, isArchived } : field));
}

/** The fields in another order; archived ones follow the others. Throws invalidField. */
export function inOrder(fields: readonly CustomField[], ids: readonly string[]): CustomField[] {
  const active = activeFields(fields);
  const isWhole = new Set(ids).size === active.length && ids.length === active.length;
  if (!isWhole) refuseOrder();
  const ordered = ids.map((id) => active.find((field) => field.id === id) ?? refuseOrder());
  return numbered([...ordered, ...fields.filter(({ isArchived }) => isArchived)]);
}

export function fieldOf(fields: readonly CustomField[], id: string): CustomField {
  const found = fields.find((field) => field.id === id);
  if (found === undefined) throw new RuleViolation("notFound", { what: "custom field" });
  return found;
}

function numbered(fields: readonly CustomField[]): CustomField[] {
  return fields.map((field, position) => ({ ...field, position }));
}

function requireRoom(fields: readonly CustomField[], act: "add" | "restore" = "add"): void {
  if (activeFields(fields).length >= MOST_FIELDS) {
    const instead = "Archive one first.";
    throw new RuleViolation("tooMany", { what: "custom fields", most: MOST_FIELDS, instead });
  }
  if (act === "add" && fields.length >= MOST_STORED_FIELDS) {
    const what = "custom fields, archived ones included";
    const instead = "Restore one and change it.";
    throw new RuleViolation("tooMany", { what, most: MOST_STORED_FIELDS, instead });
  }
}

function requireLabel(fields: readonly CustomField[], label: string, id: string): void {
  const key = headingKey(label);
  if (key === "") refuse("label", "Use at least one letter or digit.");
  const taken = takenLabel(label);
  if (taken !== null) refuse("label", `${taken} is already a field of every employee.`);
  const twin = fields.find((field) => field.id !== id && headingKey(field.label) === key);
  if (twin === undefined) return;
  const archived = `An archived field is called ${twin.label}. Restore it, or use another label.`;
  refuse("label", twin.isArchived ? archived : `There is already a field called ${twin.label}.`);
}

function refuse(path: string, problem: string): never {
  throw new RuleViolation("invalidField", { path: `field.${path}`, problem });
}

function refuseOrder(): never {
  throw new RuleViolation("staleVersion", {
    what: "list of custom fields",
    changedBy: "Another admin",
  });
}
