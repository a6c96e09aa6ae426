import { statusWithEnd } from "@crewline/domain/employees/employment";
import { now } from "../platform/clock.ts";
import { syncAccess } from "../rpc/sync-access.ts";
import { companyStore } from "../store/company-store.ts";
import { endAccess } from "../store/end-access.ts";
import { getPerson } from "../store/person.ts";
import { readCompany } from "../store/read-company.ts";
import { inTransaction } from "../store/unit.ts";

/** Whoever's last day has passed is terminated and loses the login's access. */
export async function endEmployments(companyId: string): Promise<void> {
  const { employees } = await readCompany(companyId);
  const leaving = await employees.list([["terminatedOn", ">=", "0000-01-01"]]);
  for (const { id } of leaving.filter(({ status }) => status !== "terminated")) {
    const uid = await endEmployment(companyId, id);
    if (uid !== null) await syncAccess(uid);
  }
}

/** The login that lost its access, or null. */
function endEmployment(companyId: string, employeeId: string): Promise<string | null> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const { employee, today } = await getPerson(store, employeeId, now());
    const status = statusWithEnd(employee.status, employee.terminatedOn, today);
    if (status !== "terminated" || employee.status === status) return null;
    if (employee.userId !== null) await endAccess(unit, store, employee.userId);
    const version = employee.version + 1;
    store.employees.save(employeeId, { ...employee, status, userId: null, version });
    return employee.userId;
  });
}
