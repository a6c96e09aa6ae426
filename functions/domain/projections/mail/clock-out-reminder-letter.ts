import { formatTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { clockOutReminderWords } from "../../words/mail/clock-out-reminder-words.ts";
import { greeting } from "../../words/mail/greeting.ts";
import type { Letter } from "./letter.ts";

/** To an employee: the clock still runs after the shift. */
export function clockOutReminderLetter(
  content: ContentOf<"clockOutReminder">,
  locale: Locale,
): Letter {
  const { employeeName, timeZone, startedAt, shiftEndedAt } = content;
  const told = {
    place: oneLine(content.locationName),
    started: formatTime(startedAt, timeZone, locale),
    ended: shiftEndedAt === null ? null : formatTime(shiftEndedAt, timeZone, locale),
  };
  const { subject, heading, texts, button, reason } = clockOutReminderWords(told, locale);
  return {
    subject: oneLine(subject),
    heading,
    blocks: [
      { kind: "text", text: greeting(employeeName, locale) },
      ...texts.map((text) => ({ kind: "text", text }) as const),
      { kind: "button", label: button, path: "/" },
    ],
    reason,
  };
}
