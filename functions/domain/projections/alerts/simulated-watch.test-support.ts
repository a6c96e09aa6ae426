import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import type { Member } from "../../records/company/member.ts";
import { afterMail, alertsToMail, readersOf } from "../../rules/alerts/alert-mail.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { reconcileAlerts } from "../../rules/alerts/reconcile-alerts.ts";

export const minutesAfter = (from: Instant, minutes: number) => instantAfter(from, minutes * 60);

/** What is watched: a location, or the company as a whole. */
export interface Watched<S> {
  rules: readonly AlertRule[];
  members: readonly Pick<Member, "id" | "role" | "locationIds" | "employeeId">[];
  /** The minutes in which data changes; each sets the look to now, as the triggers do. */
  changes: ReadonlySet<Instant>;
  /** What the server reads at a look. */
  read: (now: Instant) => S;
  causesAt: (situation: S, now: Instant, known: ReadonlySet<AlertId>) => Cause[];
  nextLook: (situation: S, now: Instant, alerts: Alert[]) => Instant;
}

/** The job that looks at alerts, minute by minute, with what it told and whom it mailed. */
export class SimulatedWatch<S> {
  /** "2026-11-20T07:05 late ana new". */
  readonly told: string[] = [];
  /** "2026-11-20T07:05 late ana to marcus". */
  readonly mailed: string[] = [];
  private readonly watched: Watched<S>;
  private readonly alerts = new Map<AlertId, Alert>();
  private due: Instant = "";

  constructor(watched: Watched<S>) {
    this.watched = watched;
  }

  /** What the deployed job does in a minute: looks only when a look is due or the data changed. */
  pass(now: Instant): void {
    const { rules, changes, read, causesAt, nextLook } = this.watched;
    if (now < this.due && !changes.has(now)) return;
    const situation = read(now);
    const standing = [...this.alerts.values()].filter(({ isCausePresent }) => isCausePresent);
    const causes = causesAt(situation, now, new Set(standing.map(({ id }) => id)));
    const known = causes.flatMap(({ id }) => this.alerts.get(id) ?? []);
    const terms = { rules, mutedIds: new Set<AlertId>(), now, timeZone: "UTC" };
    for (const alert of reconcileAlerts([...new Set([...standing, ...known])], causes, terms)) {
      const isNews = this.alerts.get(alert.id)?.state !== alert.state;
      if (isNews) this.told.push(`${minuteOf(now)} ${nameOf(alert)} ${alert.state}`);
      this.alerts.set(alert.id, alert);
    }
    this.mail(now);
    const present = [...this.alerts.values()].filter(({ isCausePresent }) => isCausePresent);
    this.due = nextLook(situation, now, present);
  }

  private mail(now: Instant): void {
    const { rules, members } = this.watched;
    for (const alert of alertsToMail([...this.alerts.values()], now)) {
      const readers = [...readersOf(alert, { rules, at: now, members })];
      for (const uid of readers) this.mailed.push(`${minuteOf(now)} ${nameOf(alert)} to ${uid}`);
    }
    for (const alert of this.alerts.values()) this.alerts.set(alert.id, afterMail(alert, now));
  }
}

export function minuteOf(instant: Instant): string {
  return instant.slice(0, 16);
}

function nameOf({ type, employeeId }: Alert): string {
  return employeeId === null ? type : `${type} ${employeeId}`;
}
