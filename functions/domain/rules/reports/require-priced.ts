import { RuleViolation } from "../violations/rule-violation.ts";
import type { PayrollReport } from "../../records/pay/payroll-report.ts";

/** Throws payMissing, with all names and days, while hours of the period have no pay. */
export function requirePriced({
  problems,
  firstDay,
  lastDay,
}: Pick<PayrollReport, "problems" | "firstDay" | "lastDay">): void {
  if (problems.length === 0) return;
  throw new RuleViolation("payMissing", { missing: problems, firstDay, lastDay });
}
