import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDayTime, formatTime } from "../../kernel/formats/format-time.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type {
  PunchKind,
  PunchRecord,
  PunchSource,
} from "../../records/time-entries/punch-record.ts";
import type { AuditOrigin } from "../../records/time-entries/time-entry-audit.ts";

export const punchWords: Readonly<Record<PunchKind, string>> = {
  clockIn: "Clocked in",
  startBreak: "Started a break",
  endBreak: "Ended a break",
  clockOut: "Clocked out",
};

export const sourceWords: Readonly<Record<PunchSource, string>> = {
  web: "browser",
  kiosk: "shared device",
  manual: "a manager",
  import: "imported file",
  job: "Crewline",
};

const originWords: Readonly<Record<AuditOrigin["source"], string>> = {
  ...sourceWords,
  rule: "approval rule",
};

/** A smaller difference between two clocks is not worth a word. */
const SAME_CLOCK_SECONDS = 120;

/**
 * One sentence for a punch: "Clocked out at 5:02 PM on Chrome on Android, offline, received at
 * 5:40 PM." A receipt on another day has its day; a device clock that was wrong is named.
 */
export function punchSentence(punch: PunchRecord, timeZone: string, locale: Locale): string {
  const { kind, at, deviceAt } = punch;
  const parts = [`${punchWords[kind]} at ${formatTime(at, timeZone, locale)} ${howOf(punch)}`];
  if (punch.wasOffline) parts.push("offline", receivedWords(punch, timeZone, locale));
  if (deviceAt !== null && Math.abs(elapsedSeconds(deviceAt, at)) > SAME_CLOCK_SECONDS) {
    parts.push(`the device's clock showed ${formatDayTime(deviceAt, timeZone, locale)}`);
  }
  return `${parts.join(", ")}.`;
}

/** The source of a change and its device: "browser, Chrome on Android". */
export function originText({ source, device }: AuditOrigin): string {
  return device === null ? originWords[source] : `${originWords[source]}, ${device}`;
}

function howOf({ source, device }: PunchRecord): string {
  if (device !== null) return `on ${device.name}`;
  return source === "import" ? "from an imported file" : `by ${sourceWords[source]}`;
}

function receivedWords({ at, receivedAt }: PunchRecord, timeZone: string, locale: Locale): string {
  const isSameDay = localDateAt(at, timeZone) === localDateAt(receivedAt, timeZone);
  const format = isSameDay ? formatTime : formatDayTime;
  return `received ${isSameDay ? "at " : ""}${format(receivedAt, timeZone, locale)}`;
}
