import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { UserId } from "../../kernel/ids/entity-ids.ts";
import type { Alert, AlertState } from "../../records/alerts/alert.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

export type AlertEvent = "acknowledge" | "snooze" | "wake" | "resolve" | "raise";

/**
 * The whole machine: `wake` ends a snooze, `raise` is a cause that comes back or is about one more
 * day.
 */
export const alertTransitions: Readonly<
  Record<AlertState, Readonly<Partial<Record<AlertEvent, AlertState>>>>
> = {
  new: { acknowledge: "acknowledged", snooze: "snoozed", resolve: "resolved", raise: "new" },
  acknowledged: { snooze: "snoozed", resolve: "resolved", raise: "new" },
  snoozed: { acknowledge: "acknowledged", wake: "new", resolve: "resolved", raise: "new" },
  resolved: { raise: "new" },
};

const targets: Readonly<Record<AlertEvent, AlertState>> = {
  acknowledge: "acknowledged",
  snooze: "snoozed",
  wake: "new",
  resolve: "resolved",
  raise: "new",
};

/** The state after the event. Throws illegalTransition where the machine has no way. */
export function alertStateAfter(state: AlertState, event: AlertEvent): AlertState {
  const next = alertTransitions[state][event];
  if (next !== undefined) return next;
  throw new RuleViolation("illegalTransition", { what: "alert", from: state, to: targets[event] });
}

/** True if a person may take that step now. */
export function mayMove({ state }: Pick<Alert, "state">, event: AlertEvent): boolean {
  return alertTransitions[state][event] !== undefined;
}

interface Step {
  by: { uid: UserId; name: string };
  now: Instant;
}

const nobody = { uid: null, name: "" };

/** The alert that a person has seen; what waited to be mailed is not sent any more. */
export function acknowledged(alert: Alert, { by, now }: Step): Alert {
  return {
    ...moved(alert, "acknowledge", now),
    acknowledged: { ...by, at: now },
    snoozedUntil: null,
  };
}

/** The alert that comes back as new after some minutes, if its cause is still there. */
export function snoozed(alert: Alert, minutes: number, now: Instant): Alert {
  return { ...moved(alert, "snooze", now), snoozedUntil: instantAfter(now, minutes * 60) };
}

/** The alert as resolved by a person; its cause may still be there. */
export function resolvedBy(alert: Alert, reason: string, { by, now }: Step): Alert {
  return {
    ...moved(alert, "resolve", now),
    resolved: { ...by, at: now, reason, isMuted: false },
    snoozedUntil: null,
    deleteAt: deletedAfter(now),
  };
}

/** The alert whose cause went. */
export function resolvedByItself(alert: Alert, now: Instant): Alert {
  return {
    ...moved(alert, "resolve", now),
    resolved: { ...nobody, at: now, reason: null, isMuted: false },
    snoozedUntil: null,
    isCausePresent: false,
    deleteAt: deletedAfter(now),
  };
}

/** The alert once its type is muted for its employee; `by` is null where a look finds it muted. */
export function muted(alert: Alert, { by, now }: { by: Step["by"] | null; now: Instant }): Alert {
  return {
    ...moved(alert, "resolve", now),
    resolved: { ...(by ?? nobody), at: now, reason: null, isMuted: true },
    snoozedUntil: null,
    deleteAt: deletedAfter(now),
  };
}

/** True for a muted alert whose cause lasts: it comes back when its employee is unmuted. */
export function isMutedStill({ isCausePresent, resolved }: Alert): boolean {
  return isCausePresent && resolved?.isMuted === true;
}

/** The muted alert as it was: seen, if a person had seen it, and not told a second time. */
export function unmuted(alert: Alert, now: Instant): Alert {
  const raised = alertStateAfter(alert.state, "raise");
  const state = alert.acknowledged === null ? raised : alertStateAfter(raised, "acknowledge");
  return { ...alert, state, resolved: null, deleteAt: null, lastAt: now };
}

function moved(alert: Alert, event: AlertEvent, now: Instant): Alert {
  return {
    ...alert,
    state: alertStateAfter(alert.state, event),
    mailDueAt: null,
    escalateAt: null,
    lastAt: now,
  };
}

const KEPT_DAYS = 90;

function deletedAfter(now: Instant): Instant {
  return instantAfter(now, KEPT_DAYS * 86_400);
}
