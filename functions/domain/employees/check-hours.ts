import { RuleViolation } from "../rules/rule-violation.ts";
import type { Employee } from "./employee.ts";

type Hours = Pick<Employee, "minSecondsPerWeek" | "contractSecondsPerWeek" | "maxSecondsPerWeek">;

/** Throws hoursOutOfOrder unless minimum, contract and maximum hours rise; unknown ones are free. */
export function checkHours(hours: Hours): void {
  const known = [
    hours.minSecondsPerWeek,
    hours.contractSecondsPerWeek,
    hours.maxSecondsPerWeek,
  ].filter((seconds) => seconds !== null);
  if (known.some((seconds, index) => seconds < (known[index - 1] ?? 0))) {
    throw new RuleViolation("hoursOutOfOrder", {});
  }
}
