import { RuleViolation } from "../violations/rule-violation.ts";
import type { Employee } from "../../records/employees/employee.ts";

type Hours = Pick<Employee, "minSecondsPerWeek" | "contractSecondsPerWeek" | "maxSecondsPerWeek">;

/**
 * Throws hoursOutOfOrder unless minimum, contract and maximum hours rise; unknown ones are free.
 */
export function checkHours(hours: Hours): void {
  if (!areInOrder(hours)) throw new RuleViolation("hoursOutOfOrder", {});
}

export function areInOrder(hours: Hours): boolean {
  const known = [
    hours.minSecondsPerWeek,
    hours.contractSecondsPerWeek,
    hours.maxSecondsPerWeek,
  ].filter((seconds) => seconds !== null);
  return known.every((seconds, index) => seconds >= (known[index - 1] ?? 0));
}
