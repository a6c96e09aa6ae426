import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import type { Company } from "@crewline/domain/records/company/company";
import { alertRuleOf, isMutedFor } from "@crewline/domain/rules/alerts/usual-rules";
import { alertTypeLabel } from "@crewline/domain/words/alerts/alert-labels";
import { alertSentence } from "@crewline/domain/words/alerts/alert-sentence";

/** An alert as the list shows it. */
export interface AlertRow {
  alert: Alert;
  type: string;
  sentence: string;
  place: string;
  /** When it came about, by the clock of its location. */
  since: string;
  /** Who acknowledged, snoozed, muted or resolved it, and why; empty while it is new. */
  outcome: string;
  /** True if alerts of its type are muted for its employee. */
  isMuted: boolean;
}

interface Names {
  nameOf: (id: EmployeeId) => string;
  placeOf: (id: LocationId) => string;
  company: Pick<Company, "timeZone" | "alertRules">;
}

/** The alerts in the reader's words. */
export function alertRows(
  alerts: readonly Alert[],
  { nameOf, placeOf, company }: Names,
  locale: Locale,
): AlertRow[] {
  return alerts.map((alert) => {
    const { type, employeeId, locationId, firstAt, facts } = alert;
    const employeeName = employeeId === null ? null : nameOf(employeeId);
    const zone = facts.timeZone ?? company.timeZone;
    return {
      alert,
      type: alertTypeLabel(type, locale),
      sentence: alertSentence({ ...alert, employeeName }, zone, locale),
      place: locationId === null ? "Company" : placeOf(locationId),
      since: formatDayTime(firstAt, zone, locale),
      outcome: outcomeOf(alert, zone, locale),
      isMuted: isMutedFor(alertRuleOf(company.alertRules, type), employeeId),
    };
  });
}

function outcomeOf(alert: Alert, zone: string, locale: Locale): string {
  const { state, acknowledged, snoozedUntil, resolved } = alert;
  const at = (instant: string) => formatDayTime(instant, zone, locale);
  if (state === "snoozed" && snoozedUntil !== null) return `Snoozed until ${at(snoozedUntil)}`;
  if (state === "acknowledged" && acknowledged !== null) {
    return `Acknowledged by ${acknowledged.name}, ${at(acknowledged.at)}`;
  }
  if (state !== "resolved" || resolved === null) return "";
  const { uid, name, reason, isMuted } = resolved;
  if (uid === null) return `${isMuted ? "Muted" : "No longer the case"} since ${at(resolved.at)}`;
  if (isMuted) return `Muted by ${name}, ${at(resolved.at)}`;
  return `Resolved by ${name}, ${at(resolved.at)}: ${reason ?? ""}`;
}
