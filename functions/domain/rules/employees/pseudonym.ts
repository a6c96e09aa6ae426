import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import { noPersonalData } from "../../records/employees/employee.ts";

/** The name that replaces a removed person's: the same for one record, and revealing nothing. */
export function pseudonymOf(employeeId: EmployeeId): string {
  return `Former employee ${employeeId.slice(-4).toUpperCase()}`;
}

/**
 * Returns the record of a former employee without the data that names them. The data that proves
 * payroll stays: payroll ID, locations, periods of employment. Throws stillEmployed before the
 * employment has ended, nameDiffers unless `typedName` is exactly the name on the record.
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

/** True for a record without a person: forgotten, or merged into another one. */
export function isRemoved({ isPseudonymised, mergedIntoId }: Removable): boolean {
  return isPseudonymised || mergedIntoId !== null;
}

/** Throws personRemoved for a record that was removed or merged. */
export function requireNotRemoved(employee: Removable): void {
  if (isRemoved(employee)) throw new RuleViolation("personRemoved", {});
}

/** A profile without personal data. */
export function emptiedProfile({ version }: Pick<EmployeeProfile, "version">): EmployeeProfile {
  return { email: null, phone: null, notes: "", ...noPersonalData, version: version + 1 };
}
