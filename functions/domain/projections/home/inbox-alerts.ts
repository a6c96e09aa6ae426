import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { InboxItem, InboxPlace } from "./inbox-task.ts";

type Item = Pick<InboxItem, "locationId" | "task">;

/** True if the alert is about what the item already says. */
export function foldsInto(alert: Alert, { locationId, task }: Item): boolean {
  if (alert.locationId !== locationId) return false;
  if (task.kind === "cover") return isAboutShift(alert, task.row);
  const { type, facts, subject } = alert;
  switch (type) {
    case "missedOut":
      if (task.kind === "stopClock") return subject.id === task.row.entryId;
      return task.kind === "fix" && isInWeek(alert, task.weekStart);
    case "uncovered":
      return task.kind === "assign" && subject.id === task.day;
    case "entriesUnapproved":
      return task.kind === "approve" && facts.day === task.weekStart;
    case "unpublishedWeek":
      return task.kind === "publish" && facts.day === task.weekStart;
    default:
      return false;
  }
}

/** True if the week of the alert is published already; the next look resolves the alert. */
export function isSettled(
  { type, locationId, facts: { day } }: Alert,
  place: Pick<InboxPlace, "locationId" | "openWork">,
): boolean {
  if (type !== "unpublishedWeek" || locationId !== place.locationId || day === null) return false;
  return place.openWork.weeks[day]?.state === "published";
}

/** Several people who are late for the same minute are one alert, of no employee. */
function isAboutShift(
  { type, employeeId, facts }: Alert,
  row: Extract<InboxItem["task"], { kind: "cover" }>["row"],
): boolean {
  if (type !== "late" && type !== "noShow") return false;
  return facts.at === row.shiftStartsAt && (employeeId === null || employeeId === row.employeeId);
}

function isInWeek({ facts: { day, at, timeZone } }: Alert, weekStart: string): boolean {
  const on = day ?? (at === null || timeZone === null ? null : localDateAt(at, timeZone));
  return on !== null && on >= weekStart && on <= addDays(weekStart, 6);
}
