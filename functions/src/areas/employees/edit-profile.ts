import type { EmployeeProfile } from "@crewline/domain/employees/employee";
import type { EmployeeRow } from "@crewline/domain/employees/employee-inputs";
import { requireBirthDate } from "@crewline/domain/employees/birth-date";
import { profileChanges } from "@crewline/domain/employees/record-changes";
import { localDateAt } from "@crewline/domain/time/zone";
import { withChanges } from "@crewline/domain/rules/with-changes";
import { now } from "../../platform/clock.ts";
import type { EventAuthor } from "../../store/employee-events.ts";
import { recordRecordChange } from "../../store/employee-events.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { employeeEmailId } from "../../store/employee-emails.ts";
import { requireFreeEmails } from "./claim-emails.ts";

interface Edit {
  employeeId: string;
  before: EmployeeProfile;
  changes: EmployeeRow["profile"];
}

/**
 * Reads and checks what a change of personal data needs; what it returns writes the change. The
 * e-mail address stays unique within the company.
 */
export async function editProfile(
  store: CompanyStore,
  by: EventAuthor,
  { employeeId, before, changes }: Edit,
): Promise<() => EmployeeProfile> {
  requireBirthDate(changes.birthDate, localDateAt(now(), "UTC"));
  const after = { ...withChanges(before, changes), version: before.version + 1 };
  const { email } = after;
  if (email !== before.email) {
    await requireFreeEmails(store, email === null ? [] : [email], employeeId);
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
