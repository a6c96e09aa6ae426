import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import { isDemoCompany } from "../../records/company/demo-company.ts";
import type { Employee, EmployeeStatus } from "../../records/employees/employee.ts";

/** The reasons why people count for the plan; null for people who do not. */
const reasons: Readonly<Record<EmployeeStatus, string | null>> = {
  active: "Works here",
  invited: "Works here, login not used yet",
  onLeave: "On leave, keeps the place",
  terminated: null,
};

export interface CountedPerson {
  employee: Employee;
  reason: string;
}

/**
 * Returns the people whom the plan counts, with the reason for each, in the given order. Each
 * employed person counts once, however many locations or job roles they have. People who have left
 * and people of a demo company do not count.
 */
export function countedPeople(
  employees: readonly Employee[],
  companyId: CompanyId | null,
): CountedPerson[] {
  if (isDemoCompany(companyId)) return [];
  return employees.flatMap((employee) => {
    const reason = reasons[employee.status];
    return reason === null ? [] : [{ employee, reason }];
  });
}
