import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { PluralForms } from "@crewline/domain/kernel/formats/counted";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { punchKindWords } from "@crewline/domain/words/time-entries/punch-words";
import type { Greeting, Screen } from "./desk/kiosk-desk.ts";

export const actionWords: Readonly<Record<PunchKind, string>> = {
  clockIn: "Clock in",
  startBreak: "Start break",
  endBreak: "End break",
  clockOut: "Clock out",
};

/** Without a connection each of them may be what the person does. */
export const allPunches: readonly PunchKind[] = ["clockIn", "startBreak", "endBreak", "clockOut"];

export function titleOf(screen: Screen, locale: Locale): string {
  switch (screen.kind) {
    case "pin":
      return "Enter your PIN";
    case "choice":
      return screen.greeting === null ? "Choose your punch" : `Hi, ${screen.greeting.firstName}`;
    case "refused":
      return "Not clocked in";
    case "done":
      return screen.isWaiting ? "Recorded on this tablet" : punchKindWords(locale)[screen.punch];
  }
}

/** The lines below a greeting: what the clock does, the shift, the hours of today. */
export function greetingLines(greeting: Greeting, timeZone: string, locale: Locale): string[] {
  const { state, since, shift, workedSecondsToday } = greeting;
  const time = (at: string) => formatTime(at, timeZone, locale);
  return [
    clockLine(state, since === null ? null : time(since)),
    ...(shift === null ? [] : [`Your shift: ${time(shift.startsAt)} – ${time(shift.endsAt)}.`]),
    ...(workedSecondsToday === 0 ? [] : [`Worked today: ${formatDuration(workedSecondsToday)} h.`]),
  ];
}

function clockLine(state: Greeting["state"], since: string | null): string {
  if (since === null) return "You are clocked out.";
  return state === "onBreak" ? `On a break since ${since}.` : `Clocked in since ${since}.`;
}

/** What an unpaired tablet says of punches that it could not send. */
export function leftText(count: number, locale: Locale): string {
  return pluralForm(count, left(count), locale);
}

const left = (count: number): PluralForms => ({
  one: "1 punch waits on this tablet. It is sent when the tablet is paired with the same company again.",
  other: `${count} punches wait on this tablet. They are sent when the tablet is paired with the same company again.`,
});
