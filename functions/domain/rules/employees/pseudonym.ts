import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import { noPersonalData } from "../../records/employees/employee.ts";

/** The name that is left of somebody, the same for one record and telling nothing. */
export function pseudonymOf(employeeId: string): string {
  return `Former employee ${employeeId.slice(-4).toUpperCase()}`;
}

/**
 * The record of somebody who has left without what names the person. What payroll is proven with
 * stays: payroll ID, locations, periods of employment. Throws stillEmployed before the employment
 * has ended, nameDiffers unless `typedName` is the name as it is written.
 */
export function pseudonymised(employee: Employee, typedName: string, today: LocalDate): Employee {
  const { id, name, status, terminatedOn } = employee;
  const hasLeft = status === "terminated" && (terminatedOn === null || terminatedOn < today);
  if (!hasLeft) throw new RuleViolation("stillEmployed", { who: name });
  if (typedName.trim() !== name) throw new RuleViolation("nameDiffers", {});
  return {
    ...employee,
    name: pseudonymOf(id),
    userId: null,
    skills: [],
    leave: null,
    hasPin: false,
    hasPhoto: false,
    isPseudonymised: true,
    version: employee.version + 1,
  };
}

type Removable = Pick<Employee, "isPseudonymised" | "mergedIntoId">;

/** False where nobody stands behind the record any more. */
export function isSomebody({ isPseudonymised, mergedIntoId }: Removable): boolean {
  return !isPseudonymised && mergedIntoId === null;
}

/** Throws personRemoved where nobody stands behind the record any more. */
export function requireSomebody(employee: Removable): void {
  if (!isSomebody(employee)) throw new RuleViolation("personRemoved", {});
}

/** A profile that tells nothing. */
export function emptiedProfile({ version }: Pick<EmployeeProfile, "version">): EmployeeProfile {
  return { email: null, phone: null, notes: "", ...noPersonalData, version: version + 1 };
}
