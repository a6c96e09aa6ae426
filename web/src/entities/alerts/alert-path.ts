import type { Alert } from "@crewline/domain/records/alerts/alert";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { pathOfBatch } from "../../entities/batches/recent-of-address.ts";
import { localDateAt } from "@crewline/domain/kernel/time/zone";

/** The screen on which the cause of an alert can be dealt with, and what is done there. */
export interface AlertPath {
  action: string;
  to: string;
}

type Located = Pick<Alert, "type" | "locationId" | "subject" | "employeeId" | "facts">;

const actions: Readonly<
  Record<AlertType, { action: string; to: (alert: Located) => string | null }>
> = {
  late: { action: "Cover", to: scheduleOf },
  noShow: { action: "Cover", to: scheduleOf },
  missedOut: { action: "Fix", to: entryOf },
  onBreakTooLong: { action: "Open", to: entryOf },
  breakDue: { action: "Open", to: entryOf },
  breakMissed: { action: "Open", to: entryOf },
  nearOvertime: { action: "Open", to: entryOf },
  overOvertime: { action: "Open", to: entryOf },
  outsideGeofence: { action: "Review", to: entryOf },
  uncovered: { action: "Assign", to: scheduleOf },
  unpublishedWeek: { action: "Publish", to: scheduleOf },
  unconfirmed: { action: "Open", to: scheduleOf },
  overBudget: { action: "Open", to: scheduleOf },
  entriesUnapproved: { action: "Review", to: entryOf },
  kioskOffline: { action: "Open", to: () => "/" },
  checklistMissed: { action: "Open", to: checklistOf },
  itemFailed: { action: "Open", to: checklistOf },
  payrollDeadline: { action: "Close", to: () => "/reports" },
  wageEffective: { action: "Open", to: ({ subject }) => `/wage-changes?change=${subject.id}` },
  skillExpiring: {
    action: "Renew",
    to: ({ employeeId }) => `/employees?employee=${employeeId ?? ""}&tab=work`,
  },
  importFailed: { action: "Open", to: importOf },
  lastAdmin: { action: "Give access", to: () => "/employees" },
  chainBroken: { action: "Verify", to: auditsOf },
  drift: { action: "See", to: () => "/time-entry-audits-list" },
};

/** The way to the cause of an alert; null where there is nothing to do on a screen. */
export function alertPath(alert: Located): AlertPath | null {
  const way = actions[alert.type];
  const to = way.to(alert);
  return to === null ? null : { action: way.action, to };
}

/** Alerts from before the kind of the import was kept have no way. */
function importOf({ facts }: Located): string | null {
  return pathOfBatch(facts.batchKind);
}

/** The day at the location that the alert is about. */
function dayOf({ facts: { day, at, timeZone } }: Located): string {
  return day ?? (at === null ? "" : localDateAt(at, timeZone ?? "UTC"));
}

function scheduleOf(alert: Located): string {
  const day = dayOf(alert);
  const search = { location: alert.locationId ?? "", week: day };
  const isOfDay = alert.subject.kind !== "week";
  return `/schedules?${new URLSearchParams(isOfDay ? { ...search, day } : search)}`;
}

function entryOf(alert: Located): string {
  const { subject, locationId } = alert;
  const search = {
    week: dayOf(alert),
    ...(locationId !== null && { location: locationId }),
    ...(subject.kind === "timeEntry" && { entry: subject.id }),
  };
  return `/time-entries?${new URLSearchParams(search)}`;
}

function checklistOf(alert: Located): string {
  const { subject, locationId } = alert;
  const search = { tab: "day", at: locationId ?? "", day: dayOf(alert), list: subject.id };
  return `/templates?${new URLSearchParams(search)}`;
}

function auditsOf(alert: Located): string {
  const day = dayOf(alert);
  const to = alert.facts.days.at(-1) ?? day;
  return `/time-entry-audits-list?${new URLSearchParams({ from: day, to })}`;
}
