import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDayTime, formatTime } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";

/** A punch with the time of its tap as the employee reads it. */
interface Told {
  kind: PunchKind;
  at: string;
}

/** Why the server did not record a punch; the code is null where no rule of the product said no. */
interface Refusal {
  ruleCode: string | null;
  message: string;
}

/** What is done is named as done, because the clock goes on as if it was. */
export function waitingText({ kind, at }: Told, isOnline: boolean, locale: Locale): string {
  const { done, unanswered, offline } = inLanguage(texts, locale);
  return [done[kind](at), isOnline ? unanswered : offline].join(" ");
}

export function recordedText({ kind, at }: Told, locale: Locale): string {
  return inLanguage(texts, locale).recorded[kind](at);
}

/** Why a punch that had waited was not recorded, and what to do. */
export function refusedText(
  { kind, at }: Told,
  { ruleCode, message }: Refusal,
  locale: Locale,
): string {
  const { refused, noClock, askManager, managerSees } = inLanguage(texts, locale);
  const because = ruleCode === "notClockedIn" ? noClock : message;
  return [refused[kind](at), because, ruleCode === null ? askManager : managerSees].join(" ");
}

/** Punches that wait for the sign-in of another person on a shared device. */
export function ofOthersText(name: string, count: number, locale: Locale): string {
  return pluralForm(count, inLanguage(texts, locale).ofOthers(name, count), locale);
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

type ByPunch = Readonly<Record<PunchKind, (at: string) => string>>;

interface QueuedTexts {
  done: ByPunch;
  unanswered: string;
  offline: string;
  recorded: ByPunch;
  refused: ByPunch;
  noClock: string;
  askManager: string;
  managerSees: string;
  ofOthers: (name: string, count: number) => PluralForms;
}

const texts: InLanguages<QueuedTexts> = {
  en: {
    done: {
      clockIn: (at) => `Clocked in at ${at}.`,
      startBreak: (at) => `Started a break at ${at}.`,
      endBreak: (at) => `Ended a break at ${at}.`,
      clockOut: (at) => `Clocked out at ${at}.`,
    },
    unanswered: "The server doesn't answer yet. It's saved on this device and will be sent.",
    offline: "It will be sent when you're online again.",
    recorded: {
      clockIn: (at) => `Recorded: clocked in at ${at}.`,
      startBreak: (at) => `Recorded: started a break at ${at}.`,
      endBreak: (at) => `Recorded: ended a break at ${at}.`,
      clockOut: (at) => `Recorded: clocked out at ${at}.`,
    },
    refused: {
      clockIn: (at) => `Not recorded: your clock-in at ${at}.`,
      startBreak: (at) => `Not recorded: your start of the break at ${at}.`,
      endBreak: (at) => `Not recorded: your end of the break at ${at}.`,
      clockOut: (at) => `Not recorded: your clock-out at ${at}.`,
    },
    noClock: "No clock was running when it arrived.",
    askManager: "Ask your manager to enter the time.",
    managerSees: "Your manager sees this and can enter the time.",
    ofOthers: (name, count) => ({
      one: `Waiting on this device: 1 punch of ${name}, sent when ${name} signs in here.`,
      other: `Waiting on this device: ${count} punches of ${name}, sent when ${name} signs in here.`,
    }),
  },
};
