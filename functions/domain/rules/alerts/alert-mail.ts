import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertChannel, AlertRule } from "../../records/alerts/alert-rule.ts";
import type { Member } from "../../records/company/member.ts";
import { alertRuleOf } from "./usual-rules.ts";

/** True if the mail of an alert that is still new is due. */
function isMailDue({ state, mailDueAt }: Alert, at: Instant): boolean {
  return state === "new" && mailDueAt !== null && mailDueAt <= at;
}

/** True if admins are to be told of an alert that is still new. */
function isEscalationDue({ state, escalateAt }: Alert, at: Instant): boolean {
  return state === "new" && escalateAt !== null && escalateAt <= at;
}

/** The alert once its due mail is queued; the same object where none is. */
export function afterMail(alert: Alert, at: Instant): Alert {
  const [isMailed, isEscalated] = [isMailDue(alert, at), isEscalationDue(alert, at)];
  if (!isMailed && !isEscalated) return alert;
  return {
    ...alert,
    mailDueAt: isMailed ? null : alert.mailDueAt,
    escalateAt: isEscalated ? null : alert.escalateAt,
  };
}

/** Alerts of which mail is due, whether to those whom the rule names or to the admins. */
export function alertsToMail(alerts: readonly Alert[], at: Instant): Alert[] {
  return alerts.filter((alert) => isMailDue(alert, at) || isEscalationDue(alert, at));
}

interface Terms {
  rules: readonly AlertRule[];
  at: Instant;
  /** Admins of the company, and managers of any location. */
  members: readonly Pick<Member, "id" | "role" | "locationIds" | "employeeId">[];
}

/**
 * Returns the logins that get mail about an alert: those whom its rule names, and the admins when it
 * is escalated. Managers are those of its location except the employee that it is about; without
 * any, and for what concerns the whole company, the admins.
 */
export function readersOf(alert: Alert, { rules, at, members }: Terms): Set<Member["id"]> {
  const { recipients } = alertRuleOf(rules, alert.type);
  const admins = members.filter(({ role }) => role === "admin");
  const managers = managersOf(alert, members);
  const named = isMailDue(alert, at)
    ? [
        ...(recipients.includes("managers") ? (managers.length > 0 ? managers : admins) : []),
        ...(recipients.includes("admins") ? admins : []),
        ...(alert.audience === "employeeToo" ? membersOf(alert.employeeId, members) : []),
      ]
    : [];
  const escalated = isEscalationDue(alert, at) ? admins : [];
  return new Set([...named, ...escalated].map(({ id }) => id));
}

/** How people are told of an alert now; admins to whom it is escalated at least by mail. */
export function channelsOf(
  alert: Alert,
  { rules, at }: Pick<Terms, "rules" | "at">,
): readonly AlertChannel[] {
  const { channels } = alertRuleOf(rules, alert.type);
  return channels.length === 0 && isEscalationDue(alert, at) ? ["email"] : channels;
}

function managersOf(
  { locationId, employeeId }: { locationId: LocationId | null; employeeId: EmployeeId | null },
  members: Terms["members"],
) {
  if (locationId === null) return [];
  return members
    .filter(({ role, locationIds }) => role === "manager" && locationIds.includes(locationId))
    .filter((member) => employeeId === null || member.employeeId !== employeeId);
}

function membersOf(employeeId: EmployeeId | null, members: Terms["members"]) {
  return members.filter((member) => employeeId !== null && member.employeeId === employeeId);
}
