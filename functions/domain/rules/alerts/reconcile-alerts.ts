import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Alert, AlertFacts } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { employeeAlertTypes } from "../../records/alerts/alert-type.ts";
import { alertStateAfter, isMutedStill, muted, resolvedByItself, unmuted } from "./alert-state.ts";
import { escalationAt, mailDueAt } from "./alert-times.ts";
import type { Cause } from "./cause.ts";
import { alertRuleOf } from "./usual-rules.ts";

interface Terms {
  rules: readonly AlertRule[];
  /** The ids of causes that last and are muted for their employee. */
  mutedIds: ReadonlySet<AlertId>;
  now: Instant;
  timeZone: string;
}

/**
 * Returns the alerts that a look changes, as they become: a new cause makes one, or raises the one
 * that was resolved before; a cause that lasts renews its facts, and raises its alert when it is
 * about one more day; an alert without its cause is resolved, and so is a muted one until its
 * employee is unmuted; a snooze that is over ends. The same look again returns none. `existing` holds
 * the alerts whose causes were present, and those with the ids of the causes.
 */
export function reconcileAlerts(
  existing: readonly Alert[],
  causes: readonly Cause[],
  terms: Terms,
): Alert[] {
  const known = new Map(existing.map((alert) => [alert.id, alert]));
  const present = new Map(causes.map((cause) => [cause.id, cause]));
  const found = [...present.values()].flatMap((cause) => {
    const before = known.get(cause.id);
    if (before === undefined) return [newAlert(cause, terms)];
    if (isMutedStill(before)) return [unmuted(before, terms.now)];
    return before.isCausePresent && !namesAnotherDay(before.facts, cause.facts)
      ? renewed(before, cause, terms.now)
      : [raised(before, cause, terms)];
  });
  const gone = existing.filter(({ id, isCausePresent }) => isCausePresent && !present.has(id));
  return [...found, ...gone.flatMap((alert) => withoutCause(alert, terms))];
}

function newAlert(cause: Cause, { rules, now, timeZone }: Terms): Alert {
  const rule = alertRuleOf(rules, cause.type);
  const { id, type, locationId, subject, employeeId, facts, count } = cause;
  return {
    id,
    type,
    locationId,
    subject,
    employeeId,
    facts,
    count,
    firstAt: now,
    lastAt: now,
    state: "new",
    isCausePresent: true,
    acknowledged: null,
    snoozedUntil: null,
    resolved: null,
    audience: isToldToEmployee(cause, rule) ? "employeeToo" : "managers",
    mailDueAt: mailDueAt(rule, now, timeZone),
    escalateAt: escalationAt(rule, now),
    deleteAt: null,
  };
}

function isToldToEmployee({ type, employeeId }: Cause, { recipients }: AlertRule): boolean {
  return (
    employeeId !== null && employeeAlertTypes.includes(type) && recipients.includes("employee")
  );
}

/** A cause that came back, or is about one more day, is a new alert under its old id. */
function raised(before: Alert, cause: Cause, terms: Terms): Alert {
  const state = alertStateAfter(before.state, "raise");
  return { ...newAlert(cause, terms), state };
}

function renewed(before: Alert, cause: Cause, now: Instant): Alert[] {
  const isOver = before.state === "snoozed" && (before.snoozedUntil ?? "") <= now;
  const isSame = before.count === cause.count && areSame(before.facts, cause.facts);
  if (isSame && !isOver) return [];
  const woken = isOver
    ? ({ state: alertStateAfter(before.state, "wake"), snoozedUntil: null } as const)
    : {};
  const { facts, count } = cause;
  return [{ ...before, facts, count, ...woken, lastAt: now }];
}

function withoutCause(before: Alert, { mutedIds, now }: Terms): Alert[] {
  const isMuted = mutedIds.has(before.id);
  if (before.state !== "resolved") {
    return [isMuted ? muted(before, { by: null, now }) : resolvedByItself(before, now)];
  }
  return isMuted ? [] : [{ ...before, isCausePresent: false }];
}

function areSame(a: AlertFacts, b: AlertFacts): boolean {
  const names = Object.keys(a) as (keyof AlertFacts)[];
  return names.every((name) => String(a[name]) === String(b[name]));
}

/** What was acknowledged or resolved says nothing about a day that came later. */
function namesAnotherDay(before: AlertFacts, { days }: AlertFacts): boolean {
  return days.some((day) => !before.days.includes(day));
}
