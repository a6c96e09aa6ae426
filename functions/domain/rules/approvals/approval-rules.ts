import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Role } from "../../kernel/access/role.ts";
import type { ApprovalSection } from "../../records/company/rule-sections.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";

/** The decider about worked time; a job of the product has no role and no limits of people. */
export interface Decider {
  role: Role | null;
  employeeId: EmployeeId | null;
}

/** Throws onlyAdmins for a manager where admins approve, ownEntry for the person's own time. */
export function requireMayApprove(
  rules: ApprovalSection,
  decider: Decider,
  entry: { employeeId: EmployeeId },
): void {
  if (rules.approvers === "admins" && decider.role !== "admin") {
    throw new RuleViolation("onlyAdmins", { what: "approveTime" });
  }
  if (!mayApprove(rules, decider, entry)) throw new RuleViolation("ownEntry", {});
}

/** True for a decider whom the rules let approve the entry. */
export function mayApprove(
  { approvers, allowsOwn }: ApprovalSection,
  { role, employeeId }: Decider,
  entry: { employeeId: EmployeeId },
): boolean {
  if (approvers === "admins" && role !== "admin") return false;
  return allowsOwn || employeeId !== entry.employeeId;
}

/** Throws onlyAdmins for a manager where only admins take an approval back. */
export function requireMayTakeBack(rules: ApprovalSection, decider: Pick<Decider, "role">): void {
  if (!mayTakeBack(rules, decider)) {
    throw new RuleViolation("onlyAdmins", { what: "takeApprovalBack" });
  }
}

/** True for a decider whom the rules let take an approval back. */
export function mayTakeBack(
  { takeBackBy }: Pick<ApprovalSection, "takeBackBy">,
  { role }: Pick<Decider, "role">,
): boolean {
  return takeBackBy !== "admins" || role === "admin";
}

/**
 * Throws entryTooOld for a manager once `closesAfterDays` days have passed since the entry's day.
 */
export function requireRecent(
  { closesAfterDays }: ApprovalSection,
  { role }: Pick<Decider, "role">,
  { day, today }: { day: LocalDate; today: LocalDate },
): void {
  if (closesAfterDays === null || role !== "manager") return;
  if (daysBetween(day, today) > closesAfterDays) {
    throw new RuleViolation("entryTooOld", { days: closesAfterDays });
  }
}
