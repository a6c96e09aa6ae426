import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import { isDemoCompany } from "../../records/company/demo-company.ts";
import type { Employee, EmployeeStatus } from "../../records/employees/employee.ts";

/** Why a person counts for the plan. */
export type CountReason = Exclude<EmployeeStatus, "terminated">;

export interface CountedPerson {
  employee: Employee;
  reason: CountReason;
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
    const { status: reason } = employee;
    return reason === "terminated" ? [] : [{ employee, reason }];
  });
}
