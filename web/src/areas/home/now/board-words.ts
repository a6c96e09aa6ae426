import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import {
  expectedAt,
  secondsLeftEarly,
  workedSoFar,
} from "@crewline/domain/projections/home/board-status";
import type { BoardStatus } from "@crewline/domain/projections/home/board-status";
import type { BoardRow } from "@crewline/domain/records/summaries/daily-summary";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDay, formatSpan, formatTime } from "@crewline/domain/kernel/formats/format-time";
import { elapsedSeconds, startOfMinute } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";

export const statusWords: Readonly<Record<BoardStatus, string>> = {
  working: "Working",
  onBreak: "On a break",
  breakTooLong: "Break too long",
  late: "Late",
  noShow: "No-show",
  missedOut: "No clock-out",
  leftEarly: "Left early",
  next: "Next",
  done: "Done",
};

export const statusTones: Readonly<Record<BoardStatus, StatusTone>> = {
  working: "good",
  onBreak: "info",
  breakTooLong: "warning",
  late: "warning",
  noShow: "danger",
  missedOut: "danger",
  leftEarly: "warning",
  next: "neutral",
  done: "neutral",
};

interface Reader {
  now: Instant;
  /** Of the location. */
  zone: string;
  locale: Locale;
}

/** Details of a person beyond the status: since when, how long, how late. */
export function boardDetail(
  row: BoardRow,
  status: BoardStatus,
  { now, zone, locale }: Reader,
): string {
  const time = (instant: Instant | null) =>
    instant === null ? "" : formatTime(instant, zone, locale);
  const lasted = (since: Instant | null) =>
    since === null ? "" : formatDuration(Math.max(0, elapsedSeconds(since, startOfMinute(now))));
  switch (status) {
    case "working":
      return `since ${time(row.clockedInAt)}, ${formatDuration(workedSoFar(row, now))} worked`;
    case "onBreak":
    case "breakTooLong":
      return `since ${time(row.breakStartedAt)}, for ${lasted(row.breakStartedAt)}`;
    case "late":
    case "noShow":
      return `expected at ${time(expectedAt(row))}, ${lasted(expectedAt(row))} ago`;
    case "missedOut":
      return `clocked in ${startWords(row, { now, zone, locale })}, ${endWords(row, time)}`;
    case "leftEarly":
      return `at ${time(row.clockedOutAt)}, ${formatDuration(secondsLeftEarly(row))} before the end`;
    case "next":
      return row.shiftStartsAt === null
        ? ""
        : formatSpan({ startsAt: row.shiftStartsAt, endsAt: row.shiftEndsAt }, zone, locale);
    case "done":
      return `until ${time(row.clockedOutAt)}`;
  }
}

/** "at 9:00 AM", or with the day where it was another one. */
function startWords({ clockedInAt }: BoardRow, { now, zone, locale }: Reader): string {
  if (clockedInAt === null) return "";
  const day = localDateAt(clockedInAt, zone);
  const time = formatTime(clockedInAt, zone, locale);
  return day === localDateAt(now, zone) ? `at ${time}` : `${formatDay(day, locale)}, ${time}`;
}

function endWords({ shiftEndsAt }: BoardRow, time: (instant: Instant) => string): string {
  return shiftEndsAt === null ? "no shift" : `shift ended at ${time(shiftEndsAt)}`;
}

interface Place {
  locationId: LocationId;
  zone: string;
  startsOn: Weekday;
}

/** What a manager can do about a person on the board, and the way to it; null for nothing. */
export function boardAction(
  row: BoardRow,
  status: BoardStatus,
  { locationId, zone, startsOn }: Place,
): { label: string; to: string } | null {
  const { entryId, clockedInAt, shiftStartsAt } = row;
  if (entryId !== null && clockedInAt !== null) {
    const week = weekStartOf(localDateAt(clockedInAt, zone), startsOn);
    const address = new URLSearchParams({ location: locationId, week, entry: entryId });
    return { label: status === "missedOut" ? "Fix" : "Open", to: `/time-entries?${address}` };
  }
  if (shiftStartsAt === null) return null;
  const day = localDateAt(shiftStartsAt, zone);
  const address = new URLSearchParams({ location: locationId, week: day, day });
  const label = status === "late" || status === "noShow" ? "Cover" : "Open";
  return { label, to: `/schedules?${address}` };
}
