import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { secondsLeftEarly, workedSoFar } from "@crewline/domain/projections/home/board-status";
import type { BoardStatus } from "@crewline/domain/projections/home/board-status";
import type { BoardRow } from "@crewline/domain/records/summaries/daily-summary";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatSpan, formatTime } from "@crewline/domain/kernel/formats/format-time";
import { elapsedSeconds, startOfMinute } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { StatusTone } from "../../ui/page/status-chip.tsx";

export const statusWords: Readonly<Record<BoardStatus, string>> = {
  working: "Working",
  onBreak: "On a break",
  late: "Late",
  noShow: "No-show",
  leftEarly: "Left early",
  next: "Next",
  done: "Done",
};

export const statusTones: Readonly<Record<BoardStatus, StatusTone>> = {
  working: "good",
  onBreak: "info",
  late: "warning",
  noShow: "danger",
  leftEarly: "warning",
  next: "neutral",
  done: "neutral",
};

/** Details of a person beyond the status: since when, how long, how late. */
export function boardDetail(
  row: BoardRow,
  status: BoardStatus,
  { now, zone, locale }: { now: Instant; zone: string; locale: Locale },
): string {
  const time = (instant: Instant | null) =>
    instant === null ? "" : formatTime(instant, zone, locale);
  const lasted = (since: Instant | null) =>
    since === null ? "" : formatDuration(Math.max(0, elapsedSeconds(since, startOfMinute(now))));
  switch (status) {
    case "working":
      return `since ${time(row.clockedInAt)}, ${formatDuration(workedSoFar(row, now))} worked`;
    case "onBreak":
      return `since ${time(row.breakStartedAt)}, for ${lasted(row.breakStartedAt)}`;
    case "late":
    case "noShow":
      return `expected at ${time(row.shiftStartsAt)}, ${lasted(row.shiftStartsAt)} ago`;
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
