import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDayTime, formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import { punchWords } from "@crewline/domain/words/time-entries/punch-words";
import type { OutboxRefusal } from "../../outbox/outbox-item.ts";

/** A punch with the time of its tap as the employee reads it. */
interface Told {
  kind: PunchKind;
  at: string;
}

const nouns: Readonly<Record<PunchKind, string>> = {
  clockIn: "clock-in",
  startBreak: "start of the break",
  endBreak: "end of the break",
  clockOut: "clock-out",
};

/** What is done is named as done, because the clock goes on as if it was. */
export function waitingText({ kind, at }: Told, isOnline: boolean): string {
  const done = `${punchWords[kind]} at ${at}.`;
  return isOnline
    ? `${done} The server doesn't answer yet. It's saved on this device and will be sent.`
    : `${done} It will be sent when you're online again.`;
}

export function recordedText({ kind, at }: Told): string {
  return `Recorded: ${punchWords[kind].toLowerCase()} at ${at}.`;
}

/** Why a punch that had waited was not recorded, and what to do. */
export function refusedText({ kind, at }: Told, { ruleCode, message }: OutboxRefusal): string {
  const because = ruleCode === "notClockedIn" ? "No clock was running when it arrived." : message;
  const next =
    ruleCode === null
      ? "Ask your manager to enter the time."
      : "Your manager sees this and can enter the time.";
  return `Not recorded: your ${nouns[kind]} at ${at}. ${because} ${next}`;
}

/** Punches that wait for the sign-in of another person on a shared device. */
export function ofOthersText(name: string, count: number, locale: Locale): string {
  const what = counted(count, { one: "punch", other: "punches" }, locale);
  return `Waiting on this device: ${what} of ${name}, sent when ${name} signs in here.`;
}

/** The time of a tap, with its day unless that is today. */
export function tapText(
  { at, now }: { at: Instant; now: Instant },
  zone: string,
  locale: Locale,
): string {
  const isToday = localDateAt(at, zone) === localDateAt(now, zone);
  return isToday ? formatTime(at, zone, locale) : formatDayTime(at, zone, locale);
}
