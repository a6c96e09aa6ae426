import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EndCause } from "@crewline/domain/records/employees/end-reason";
import type { ProfileRow } from "@crewline/domain/rules/employees/profile-row";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { isInReach } from "../../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

/** Returns contact and personal data of every employee within reach, for a file or an import. */
export async function listProfiles(
  actor: Actor,
): Promise<{ profiles: ProfileRow[]; unreadable: number }> {
  const store = await readCompany(actor.companyId);
  const employees = await store.employees.listReadable([]);
  const reached = employees.found.filter(({ locationIds }) => isInReach(actor, { locationIds }));
  const rows = await Promise.all(
    reached.map(async (employee) => {
      const { found, unreadable } = await store.employeeProfiles.findReadable([employee.id]);
      const forbidden = isRemoved(employee) ? null : await whyNot(store, actor, employee);
      const end = await endOf(store, actor, employee);
      const profiles = found.map((it) => ({ employeeId: employee.id, ...it, forbidden, end }));
      return { profiles, unreadable };
    }),
  );
  return {
    profiles: rows.flatMap(({ profiles }) => profiles),
    unreadable: rows.reduce((sum, { unreadable }) => sum + unreadable, employees.unreadable),
  };
}

/**
 * Returns the reason why the employment ends; null where it does not, and for a manager's own
 * record.
 */
async function endOf(
  store: CompanyStore,
  actor: Actor,
  { id, terminatedOn }: Employee,
): Promise<EndCause | null> {
  const isHidden = actor.role !== "admin" && actor.employeeId === id;
  if (terminatedOn === null || isHidden) return null;
  const { found } = await store.employeeEnds.findReadable([id]);
  const present = found[0]?.present ?? null;
  return present === null ? null : { reason: present.reason, note: present.note };
}

async function whyNot(
  store: CompanyStore,
  actor: Actor,
  employee: Employee,
): Promise<string | null> {
  try {
    await requireMayChange(store, actor, employee);
    return null;
  } catch (error) {
    if (error instanceof RuleViolation) return ruleSentence(error, actor.locale);
    throw error;
  }
}
