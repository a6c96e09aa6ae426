import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeeProfile } from "@crewline/domain/records/employees/employee";
import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import {
  birthDateProblem,
  requireNoProblem,
} from "@crewline/domain/rules/employees/plausible-days";
import { namesOtherPhone, withStoredPhones } from "@crewline/domain/rules/phones/profile-phones";
import { profileChanges } from "@crewline/domain/records/history/record-changes";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { withChanges } from "@crewline/domain/kernel/fields/with-changes";
import type { EventActor } from "../../../operations/history/event-actor.ts";
import { recordRecordChange } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";
import { requireUnusedEmails } from "./claim-emails.ts";

interface Edit {
  employeeId: EmployeeId;
  before: EmployeeProfile;
  changes: EmployeeRow["profile"];
  /** True where an undo restores values that the record had: they are not validated again. */
  isRestored?: boolean;
}

/**
 * Reads and checks what a change of personal data needs; the function it returns writes the change.
 * The e-mail address stays unique within the company.
 */
export async function editProfile(
  store: CompanyStore,
  by: EventActor,
  { employeeId, before, changes: entered, isRestored = false }: Edit,
): Promise<() => EmployeeProfile> {
  const changes = isRestored
    ? entered
    : await judged(store, { employeeId, before, changes: entered });
  const after = { ...withChanges(before, changes), version: before.version + 1 };
  const { email } = after;
  if (email !== before.email) {
    await requireUnusedEmails(store, email === null ? [] : [email], employeeId);
  }
  return () => {
    if (email !== before.email) {
      if (before.email !== null) store.employeeEmails.remove(employeeEmailId(before.email));
      if (email !== null) store.employeeEmails.save(employeeEmailId(email), { employeeId });
    }
    store.employeeProfiles.save(employeeId, after);
    const told = { employeeId, act: "profileChanged" as const };
    recordRecordChange(store, by, { ...told, changes: profileChanges(before, after) });
    return after;
  };
}

/**
 * Returns the changes as they are stored; throws invalidField for values that no profile can have.
 */
async function judged(
  store: CompanyStore,
  { employeeId, before, changes }: Edit,
): Promise<Edit["changes"]> {
  const { birthDate } = changes;
  if (birthDate !== undefined && birthDate !== before.birthDate) {
    const { hiredOn } = await store.employees.get(employeeId);
    const problem = birthDateProblem(birthDate, { today: localDateAt(now(), "UTC"), hiredOn });
    requireNoProblem("profile.birthDate", problem);
  }
  if (!namesOtherPhone(changes, before)) return changes;
  const { country } = await store.company();
  return withStoredPhones(changes, before, { phones: phonesOf(country), path: "profile." });
}
