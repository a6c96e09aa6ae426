import { may } from "@crewline/domain/kernel/access/permissions";
import {
  birthDateProblem,
  hireDateProblem,
  rateDateProblem,
  requireNoProblem,
} from "@crewline/domain/rules/employees/plausible-days";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import { newRecord } from "@crewline/domain/rules/employees/new-record";
import { withStoredPhones } from "@crewline/domain/rules/phones/profile-phones";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { RowDone } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { requireRoomFor } from "../../../operations/subscription/require-room-for.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";
import { editFieldValues } from "../field-values/edit-field-values.ts";
import { requireUnusedEmails } from "../records/claim-emails.ts";
import { createFirstPay } from "../records/create-first-pay.ts";
import { requireListed, requireUnusedPayrollId } from "../records/edit-employee.ts";
import type { UndoOfRow } from "./undo-of-row.ts";

/** Adds the person of a row, with their first rate if the row has one. */
export async function addRow(
  store: CompanyStore,
  actor: Actor,
  entered: EmployeeRow,
): Promise<RowDone> {
  if (!may({ role: actor.role, isStaff: false }, "employees", "add")) {
    throw new RuleViolation("mayNotAdd", {});
  }
  await requireRoomFor(actor.companyId, "employees", 1);
  const id = store.employees.newId();
  const { country, currency } = await store.company();
  const terms = { phones: phonesOf(country), path: "profile." };
  const row = { ...entered, profile: withStoredPhones(entered.profile, null, terms) };
  requireDays(row);
  const { employee, profile } = newRecord(id, row);
  await getActiveLocations(store, employee.locationIds);
  await requireListed(store, { jobRoleIds: [], skills: [] }, employee);
  await requireUnusedPayrollId(store, employee);
  await requireUnusedEmails(store, profile.email === null ? [] : [profile.email]);
  const { write: writeFields } = await editFieldValues(store, actor, {
    employee,
    changes: row.fields,
    expectedVersion: null,
    isNew: true,
  });
  store.employees.create(id, employee);
  writeFields();
  store.employeeProfiles.create(id, profile);
  recordEmployeeEvent(store, actor, { employeeId: id, act: "added" });
  const wageChangeId = createFirstPay(store, actor, {
    employee,
    firstRate: row.firstRate,
    currency,
  });
  if (profile.email !== null) {
    store.employeeEmails.create(employeeEmailId(profile.email), { employeeId: id });
  }
  const undo: UndoOfRow = {
    kind: "added",
    version: 1,
    profileVersion: 1,
    employee: row.employee,
    profile: row.profile,
    fields: row.fields,
    fieldsVersion: null,
    wageChangeId,
    addedJobRoleIds: [],
    addedSkillIds: [],
  };
  return { recordId: id, title: employee.name, undo };
}

function requireDays({
  employee: { hiredOn },
  profile: { birthDate },
  firstRate,
}: EmployeeRow): void {
  const known = { today: localDateAt(now(), "UTC"), hiredOn, birthDate };
  requireNoProblem("employee.hiredOn", hireDateProblem(hiredOn, known));
  requireNoProblem("profile.birthDate", birthDateProblem(birthDate, known));
  if (firstRate === null) return;
  requireNoProblem("firstRate.from", rateDateProblem(firstRate.from, known));
}
