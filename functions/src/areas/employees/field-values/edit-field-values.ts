import type { Employee } from "@crewline/domain/records/employees/employee";
import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import type { ValueChanges } from "@crewline/domain/records/custom-fields/field-inputs";
import type { FieldValues } from "@crewline/domain/records/custom-fields/field-values";
import {
  changedFieldIds,
  valueProblem,
  valuesOf,
  versionOf,
  withValues,
} from "@crewline/domain/records/custom-fields/field-values";
import { fieldsAt, levelsSeen } from "@crewline/domain/rules/custom-fields/seen-levels";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor, MemberActor } from "../../../operations/commands/actor.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { recordFieldsChanged } from "../../../operations/history/record-employee-event.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Edit {
  employee: Pick<Employee, "id" | "locationIds">;
  /** The right that applies: a role with its reach, or the employee's own. */
  by?: "role" | "employee";
  changes: ValueChanges;
  /** Of the values that the actor sees; null where it does not matter. */
  expectedVersion: number | null;
  /** True where an undo restores values that the employee had: they are not validated again. */
  isRestored?: boolean;
  /** True for an employee who is being added: the history row of adding them covers it. */
  isNew?: boolean;
}

/**
 * Reads and checks what a change of custom fields needs; the function it returns writes the change
 * and returns the new version. Throws notFound for a field that the actor does not see.
 */
export async function editFieldValues(
  store: CompanyStore,
  actor: MemberActor & Pick<Actor, "locationIds" | "batchId">,
  { employee, by = "role", changes, expectedVersion, isRestored = false, isNew = false }: Edit,
): Promise<{ before: FieldValues; write: () => number }> {
  const { id: employeeId } = employee;
  const levels = levelsSeen(actor, employee);
  const [{ fields }, pages] = await Promise.all([
    store.customFields.book(),
    store.fieldValues.pagesOf(employeeId),
  ]);
  const seenVersion = (all: typeof pages) =>
    versionOf(all.filter(({ level }) => levels.includes(level)));
  if (expectedVersion !== null) {
    requireVersion({ version: seenVersion(pages) }, expectedVersion, { what: "employee" });
  }
  const before = valuesOf(pages, fields);
  const seen = fieldsAt(levels, fields);
  const editable = by === "role" ? seen : seen.filter(({ isOwnEditable }) => isOwnEditable);
  requireValues(editable, changes, isRestored ? null : before);
  const after = withValues(before, changes);
  const write = () => {
    const fieldIds = isNew ? [] : changedFieldIds(before, after);
    recordFieldsChanged(store, actor, { employeeId, fieldIds });
    return seenVersion(store.fieldValues.place({ employeeId, pages }, after, fields));
  };
  return { before, write };
}

/** Throws notFound for a field that is not among these, invalidField for an invalid value. */
function requireValues(
  fields: readonly CustomField[],
  changes: ValueChanges,
  before: FieldValues | null,
): void {
  for (const { fieldId, value } of changes) {
    const field = fields.find(({ id }) => id === fieldId);
    if (field === undefined) throw new RuleViolation("notFound", { what: "customField" });
    const problem = before === null ? null : valueProblem(field, value, before[fieldId] ?? null);
    if (problem !== null) {
      throw new RuleViolation("invalidField", { path: `values.${fieldId}`, problem });
    }
  }
}
