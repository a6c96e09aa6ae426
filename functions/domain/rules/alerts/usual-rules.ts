import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";
import type { Cause } from "./cause.ts";

type Usual = Pick<AlertRule, "threshold" | "digest"> & {
  channels: readonly AlertRule["channels"][number][];
};

const inList = { threshold: 0, channels: [], digest: "immediate" } as const satisfies Usual;
const byMail = { ...inList, channels: ["email"] } as const;

/**
 * The rules until an admin changes them. A mail at once only for what cannot wait; what is read at
 * the next look at the list sends none.
 */
const usual: Readonly<Record<AlertType, Usual>> = {
  late: { ...inList, threshold: 5 },
  noShow: { ...byMail, threshold: 60 },
  missedOut: { ...inList, threshold: 60 },
  onBreakTooLong: { ...inList, threshold: 5 },
  breakDue: { ...inList, threshold: 30 },
  breakMissed: inList,
  nearOvertime: { ...inList, threshold: 60 },
  overOvertime: { ...byMail, digest: "daily" },
  outsideGeofence: inList,
  uncovered: { ...inList, threshold: 2 },
  unpublishedWeek: { ...byMail, threshold: 3, digest: "daily" },
  unconfirmed: { ...inList, threshold: 1 },
  overBudget: inList,
  entriesUnapproved: { ...inList, threshold: 2 },
  kioskOffline: byMail,
  checklistMissed: inList,
  itemFailed: byMail,
  payrollDeadline: { ...byMail, threshold: 1, digest: "daily" },
  wageEffective: { ...inList, threshold: 3 },
  skillExpiring: { ...byMail, threshold: 30, digest: "daily" },
  importFailed: inList,
  lastAdmin: inList,
  chainBroken: byMail,
  drift: inList,
};

/** The rule of a type in a company without an own one. */
export function usualRule(type: AlertType): AlertRule {
  const { threshold, channels, digest } = usual[type];
  return {
    type,
    isEnabled: true,
    locationIds: [],
    jobRoleIds: [],
    threshold,
    recipients: ["managers"],
    channels: [...channels],
    quietHours: null,
    digest,
    escalateAfterMinutes: null,
    mutedEmployeeIds: [],
  };
}

/** The rule of a type that the company has. */
export function alertRuleOf(rules: readonly AlertRule[], type: AlertType): AlertRule {
  return rules.find((rule) => rule.type === type) ?? usualRule(type);
}

/** The company's rules with one replaced. */
export function withAlertRule(rules: readonly AlertRule[], rule: AlertRule): AlertRule[] {
  const others = rules.filter(({ type }) => type !== rule.type);
  return [...others, rule].toSorted((a, b) => a.type.localeCompare(b.type));
}

type Covered = Omit<Cause, "facts" | "id">;

/** True if the rule wants an alert for the cause: it is on, covers it, and its employee is not muted. */
export function covers(rule: AlertRule, cause: Covered): boolean {
  return isInScope(rule, cause) && !isMutedFor(rule, cause.employeeId);
}

/** True if the rule covers the cause but mutes its employee. */
export function mutes(rule: AlertRule, cause: Covered): boolean {
  return isInScope(rule, cause) && isMutedFor(rule, cause.employeeId);
}

/** True if alerts of the rule are muted for the employee; null is none. */
export function isMutedFor(
  { mutedEmployeeIds }: AlertRule,
  employeeId: EmployeeId | null,
): boolean {
  return employeeId !== null && mutedEmployeeIds.includes(employeeId);
}

function isInScope(rule: AlertRule, cause: Covered): boolean {
  const { locationIds, jobRoleIds } = rule;
  if (!rule.isEnabled) return false;
  const { locationId, employeeId, jobRoleId } = cause;
  if (locationId !== null && locationIds.length > 0 && !locationIds.includes(locationId)) {
    return false;
  }
  if (employeeId === null) return true;
  return jobRoleIds.length === 0 || (jobRoleId !== null && jobRoleIds.includes(jobRoleId));
}
