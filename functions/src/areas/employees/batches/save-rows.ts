import { batchIdOf } from "@crewline/domain/records/batches/batch";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type {
  EmployeeRow,
  saveEmployeeRowsSchema,
} from "@crewline/domain/rules/employees/employee-inputs";
import { valuesBefore } from "@crewline/domain/kernel/fields/with-changes";
import { requireNotRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { z } from "zod/mini";
import type { RowAttempt, RowDone } from "../../../operations/batches/run-batch.ts";
import { runBatch } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { editFieldValues } from "../field-values/edit-field-values.ts";
import { requireMayChange } from "../guard/require-may-change.ts";
import { editEmployee } from "../records/edit-employee.ts";
import { editProfile } from "../records/edit-profile.ts";
import type { AddedEntries } from "../records/add-named.ts";
import { addNamed, withIdsOfNames } from "../records/add-named.ts";
import { addRow } from "./add-row.ts";
import type { UndoOfRow } from "./undo-of-row.ts";

type Input = z.infer<typeof saveEmployeeRowsSchema>;

/** Adds and changes people independently: an invalid row stops no other. */
export async function saveRows(actor: Actor, input: Input): Promise<BatchAnswer> {
  const named = {
    jobRoles: input.rows.flatMap(({ jobRoleNames }) => jobRoleNames ?? []),
    skills: input.rows.flatMap(({ namedSkills }) => (namedSkills ?? []).map(({ name }) => name)),
  };
  const added = await addNamed(actor, named, {
    key: input.idempotencyKey,
    batchId: batchIdOf(input),
  });
  return runBatch(actor, input, (row, attempt) => saveRow(actor, row, { ...attempt, added }));
}

type SaveAttempt = RowAttempt & {
  /** The entries that the batch added to the company's lists. */
  added?: AddedEntries;
  /** True where an undo restores values that the record had. */
  isRestored?: boolean;
};

/** Changes or adds one person; the former values are kept for the undo. */
export function saveRow(
  actor: Actor,
  entered: EmployeeRow,
  { added, isRestored = false, ...attempt }: SaveAttempt,
): Promise<RowDone> {
  const by = { ...actor, batchId: attempt.batchId };
  return command(actor, attempt, async (store) => {
    const row = await withIdsOfNames(store, entered);
    const done =
      row.employeeId === null
        ? await addRow(store, by, row)
        : await changeRow(store, by, { ...row, employeeId: row.employeeId, isRestored });
    return { ...done, undo: { ...done.undo, ...addedOf(row, added) } };
  });
}

/** Returns those of the company's new entries that the row has. */
function addedOf({ employee }: EmployeeRow, added: AddedEntries | undefined) {
  const skillIds = employee.skills?.map(({ skillId }) => skillId);
  return {
    addedJobRoleIds: added?.jobRoleIds.filter((id) => employee.jobRoleIds?.includes(id)) ?? [],
    addedSkillIds: added?.skillIds.filter((id) => skillIds?.includes(id)) ?? [],
  };
}

async function changeRow(
  store: CompanyStore,
  actor: Actor,
  row: EmployeeRow & { employeeId: EmployeeId; isRestored: boolean },
): Promise<RowDone> {
  const { employeeId, isRestored } = row;
  const before = await store.employees.get(employeeId);
  await requireMayChange(store, actor, before);
  requireNotRemoved(before);
  if (row.expectedVersion !== null) {
    requireVersion(before, row.expectedVersion, { what: "employee" });
  }
  const profile = await store.employeeProfiles.get(employeeId);
  if (row.expectedProfileVersion !== null) {
    requireVersion(profile, row.expectedProfileVersion, { what: "employee" });
  }
  const [writeEmployee, writeProfile] = [
    isEmpty(row.employee)
      ? () => before
      : await editEmployee(store, actor, { before, changes: row.employee, isRestored }),
    isEmpty(row.profile)
      ? () => profile
      : await editProfile(store, actor, {
          employeeId,
          before: profile,
          changes: row.profile,
          isRestored,
        }),
  ];
  const custom = await editCustomOf(store, actor, { before, row });
  const undo: UndoOfRow = {
    kind: "changed",
    version: writeEmployee().version,
    profileVersion: writeProfile().version,
    employee: valuesBefore(before, row.employee),
    profile: valuesBefore(profile, row.profile),
    fields: row.fields.map(({ fieldId }) => ({ fieldId, value: custom?.before[fieldId] ?? null })),
    fieldsVersion: custom?.write() ?? null,
    wageChangeId: null,
    addedJobRoleIds: [],
    addedSkillIds: [],
  };
  return { recordId: employeeId, title: before.name, undo };
}

/** The change of the custom fields that a row names; null if it names none. */
async function editCustomOf(
  store: CompanyStore,
  actor: Actor,
  { before, row }: { before: Employee; row: EmployeeRow & { isRestored: boolean } },
) {
  const { fields: changes, expectedFieldsVersion: expectedVersion, isRestored } = row;
  if (changes.length === 0) return null;
  const edit = { employee: before, changes, expectedVersion, isRestored };
  return editFieldValues(store, actor, edit);
}

function isEmpty(changes: object): boolean {
  return Object.values(changes).every((value) => value === undefined);
}
