import type { LocalDate } from "../time/local-date.ts";
import type { Employee, EmployeeStatus } from "./employee.ts";

type Employment = Pick<Employee, "status" | "terminatedOn">;

/** True up to and including the last day of the employment. */
export function worksOn({ terminatedOn }: Employment, day: LocalDate): boolean {
  return terminatedOn === null || day <= terminatedOn;
}

/**
 * The status once the employment ends after `lastDay` (null: goes on). Who leaves later keeps the
 * status until the day has passed; who comes back is active, as the access was taken away.
 */
export function statusWithEnd(
  status: EmployeeStatus,
  lastDay: LocalDate | null,
  today: LocalDate,
): EmployeeStatus {
  if (lastDay !== null && lastDay < today) return "terminated";
  return status === "terminated" ? "active" : status;
}
