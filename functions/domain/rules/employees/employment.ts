import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Employee, EmployeeStatus, Leave } from "../../records/employees/employee.ts";
import { employmentAfter } from "./employment-state.ts";
import { requireNotRemoved } from "./pseudonym.ts";

type Employment = Pick<Employee, "status" | "terminatedOn">;

/** True up to and including the last day of the employment. */
export function worksOn({ terminatedOn }: Employment, day: LocalDate): boolean {
  return terminatedOn === null || day <= terminatedOn;
}

/** True from the first to the last day of a leave, both included. */
export function isOnLeave({ leave }: Pick<Employee, "leave">, day: LocalDate): boolean {
  if (leave === null) return false;
  return leave.from <= day && (leave.until === null || day <= leave.until);
}

type Dated = Pick<Employee, "name" | "status" | "terminatedOn" | "leave">;

/**
 * The status that the dates of the employment make of it on `today`, the person's local day: ends
 * and leaves set for a later day change nothing before it. What has ended stays ended.
 */
export function statusOn(employee: Dated, today: LocalDate): EmployeeStatus {
  const { status } = employee;
  if (status === "terminated") return status;
  if (!worksOn(employee, today)) return employmentAfter(employee, "end");
  if (isOnLeave(employee, today)) return employmentAfter(employee, "leave");
  return status === "onLeave" ? employmentAfter(employee, "comeBack") : status;
}

/**
 * Throws leaveOutOfOrder unless the leave ends on or after its first day, within the employment.
 */
export function requireLeave(
  { terminatedOn }: Pick<Employee, "terminatedOn">,
  { from, until }: Leave,
): void {
  const isBackwards = until !== null && until < from;
  const isTooLate = terminatedOn !== null && from > terminatedOn;
  if (isBackwards || isTooLate) throw new RuleViolation("leaveOutOfOrder", {});
}

/**
 * Returns the record of an employee hired again from `hiredOn`: a new period begins, the old one is
 * kept. Throws employmentStays for an employee who has not left, personRemoved for a removed or
 * merged record, and tooEarlyToRehire unless the new period begins after the old one.
 */
export function rehired(employee: Employee, hiredOn: LocalDate): Employee {
  const status = employmentAfter(employee, "rehire");
  requireNotRemoved(employee);
  const lastDay = employee.terminatedOn ?? hiredOn;
  if (employee.terminatedOn !== null && hiredOn <= lastDay) {
    throw new RuleViolation("tooEarlyToRehire", { lastDay });
  }
  const past = { hiredOn: employee.hiredOn, lastDay };
  const employments = [...employee.employments, past].slice(-20);
  return { ...employee, status, hiredOn, terminatedOn: null, leave: null, employments };
}
