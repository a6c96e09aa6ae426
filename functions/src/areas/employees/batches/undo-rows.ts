import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchRow } from "@crewline/domain/records/batches/batch";
import {
  changedFieldIds,
  valuesOf,
  withValues,
} from "@crewline/domain/records/custom-fields/field-values";
import { isAsAdded } from "@crewline/domain/rules/employees/new-record";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { auditWage } from "../../../operations/history/audit-wage.ts";
import { revokeInvitations } from "../../../operations/access/revoke-invitations.ts";
import type { RowAttempt, UndoRow } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";
import { revokeInvitation } from "../access/revoke-invitation.ts";
import { undoEnd } from "../employment/end-many.ts";
import { employeeOfRow } from "../../../operations/batches/record-of-row.ts";
import { undoPolicy } from "../overtime-policy/set-overtime-policies.ts";
import { unusedEntries } from "../records/unused-entries.ts";
import { saveRow } from "./save-rows.ts";
import type { UndoOfRow } from "./undo-of-row.ts";
import { undoOfRowSchema } from "./undo-of-row.ts";

/** Returns the undo of each bulk action on people, by its procedure. */
export function undoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  return {
    "employees.saveRows": (row, undo, input) => undoSavedRow(actor, { row, undo }, input),
    "employees.endMany": (row, undo, input) => undoEnd(actor, { row, undo }, input),
    "employees.setOvertimePolicies": (row, undo, input) => undoPolicy(actor, { row, undo }, input),
    "employees.inviteMany": async (row, _undo, input) => {
      await revokeInvitation(actor, { ...input, employeeId: employeeOfRow(row) });
    },
  };
}

async function undoSavedRow(
  actor: Actor,
  { row, undo }: { row: BatchRow; undo: unknown },
  input: RowAttempt,
): Promise<void> {
  const kept = undoOfRowSchema.parse(undo);
  const { kind, version, profileVersion, employee, profile, fields, fieldsVersion } = kept;
  const employeeId = employeeOfRow(row);
  if (kind === "changed") {
    const { key, title } = row;
    const expected = { expectedVersion: version, expectedProfileVersion: profileVersion };
    const custom = { fields, expectedFieldsVersion: fieldsVersion };
    const unnamed = { jobRoleNames: null, namedSkills: null, firstRate: null };
    const before = { employee, profile, ...custom, ...unnamed };
    await saveRow(
      actor,
      { key, title, employeeId, ...expected, ...before },
      {
        ...input,
        isRestored: true,
      },
    );
    return;
  }
  await attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const revoke = await revokeInvitations(unit, actor.companyId, employeeId);
    const removeEntries = await unusedEntries(
      store,
      { ...actor, batchId: input.batchId },
      { jobRoleIds: kept.addedJobRoleIds, skillIds: kept.addedSkillIds, exceptId: employeeId },
    );
    await removeAdded(store, actor, { employeeId, kept });
    revoke();
    removeEntries();
    return {};
  });
}

/** Removes a person whom the batch added, unless the record has changed or is in use. */
async function removeAdded(
  store: CompanyStore,
  actor: Actor,
  { employeeId, kept }: { employeeId: EmployeeId; kept: UndoOfRow },
): Promise<void> {
  const { wageChangeId } = kept;
  const employee = await store.employees.get(employeeId);
  requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
  const profile = await store.employeeProfiles.get(employeeId);
  const own = [["employeeId", "==", employeeId]] as const;
  const values = valuesOf(await store.fieldValues.pagesOf(employeeId), []);
  const areKept = changedFieldIds(values, withValues({}, kept.fields)).length === 0;
  if (!areKept || !isAsAdded({ employee, profile }, kept)) {
    throw new RuleViolation("changedSinceAdded", { who: employee.name });
  }
  const [pay, wageChanges, ...others] = await Promise.all([
    store.employeePay.get(employeeId),
    store.wageChanges.list(own, { limit: 2 }),
    store.shifts.list(own, { limit: 1 }),
    store.timeEntries.list(own, { limit: 1 }),
    store.timeOff.list(own, { limit: 1 }),
  ]);
  const laterChanges = wageChanges.filter((one) => one.id !== wageChangeId || one.version > 1);
  if (laterChanges.length + pay.policies.length + others.flat().length > 0)
    throw new RuleViolation("alreadyInUse", { who: employee.name });
  store.employees.remove(employeeId);
  store.employeeProfiles.remove(employeeId);
  store.employeePay.remove(employeeId);
  store.fieldValues.remove(employeeId);
  for (const change of wageChanges) {
    store.wageChanges.remove(change.id);
    auditWage(store, actor, { act: "removed", change });
  }
  if (profile.email !== null) store.employeeEmails.remove(employeeEmailId(profile.email));
}
