import { headingKey } from "../csv/map-columns.ts";
import { RuleViolation } from "../rules/rule-violation.ts";
import type { CustomField } from "./custom-field.ts";
import { activeFields, MOST_FIELDS, MOST_STORED_FIELDS } from "./custom-field.ts";
import { choicesProblem, savedChoices } from "./field-choices.ts";
import type { FieldDraft } from "./field-inputs.ts";
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
 * invalidField, customFieldsFull, or notFound for a field that the company does not have.
 */
export function withField(
  fields: readonly CustomField[],
  { fieldId, draft, hasValues, newId }: Edit,
): { fields: CustomField[]; fieldId: string } {
  const before = fieldId === null ? null : fieldOf(fields, fieldId);
  if (before === null) requireRoom(fields);
  const id = before?.id ?? newId();
  requireLabel(fields, draft.label, id);
  if (hasValues && before !== null && before.type !== draft.type) refuse("type", KEPT_TYPE);
  const isChoice = draft.type === "choice";
  const problem = isChoice ? choicesProblem(draft.choices, before?.choices ?? []) : null;
  if (problem !== null) refuse(problem.path, problem.message);
  const choices = isChoice ? savedChoices(draft.choices, newId) : [];
  const { label, type, level, help } = draft;
  const kept = { isArchived: before?.isArchived ?? false, position: before?.position ?? 0 };
  const after: CustomField = { id, label, type, choices, level, help, ...kept };
  const rest = fields.map((field) => (field.id === id ? after : field));
  return { fields: numbered(before === null ? [...rest, after] : rest), fieldId: id };
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
    throw new RuleViolation("customFieldsFull", { most: MOST_FIELDS, isWithArchived: false });
  }
  if (act === "add" && fields.length >= MOST_STORED_FIELDS) {
    throw new RuleViolation("customFieldsFull", { most: MOST_STORED_FIELDS, isWithArchived: true });
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
  throw new RuleViolation("staleVersion", { what: "custom fields", changedBy: "Another admin" });
}
