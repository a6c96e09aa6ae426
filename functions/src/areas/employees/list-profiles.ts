import type { Employee } from "@crewline/domain/employees/employee";
import type { ProfileRow } from "@crewline/domain/employees/profile-row";
import { isSomebody } from "@crewline/domain/employees/pseudonym";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { Actor } from "../../rpc/actor.ts";
import { isInReach } from "../../rpc/require-reach.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { readCompany } from "../../store/read-company.ts";
import { requireMayChange } from "./require-may-change.ts";

/** Contact and personal data of everybody within reach, for a file or an import. */
export async function listProfiles(actor: Actor): Promise<{ profiles: ProfileRow[] }> {
  const store = await readCompany(actor.companyId);
  const employees = await store.employees.list([]);
  const reached = employees.filter(({ locationIds }) => isInReach(actor, { locationIds }));
  const rows = await Promise.all(
    reached.map(async (employee) => {
      const profile = await store.employeeProfiles.find(employee.id);
      if (profile === null) return [];
      const forbidden = isSomebody(employee) ? await whyNot(store, actor, employee) : null;
      return [{ employeeId: employee.id, ...profile, forbidden }];
    }),
  );
  return { profiles: rows.flat() };
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
    if (error instanceof RuleViolation) return error.message;
    throw error;
  }
}
