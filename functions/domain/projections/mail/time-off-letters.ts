import type { Locale } from "../../kernel/formats/locale.ts";
import { decidedWords, requestedWords } from "../../words/mail/time-off-letters.ts";
import { greeting } from "../../words/mail/greeting.ts";
import { timeOffDays } from "../../words/time-off/time-off-words.ts";
import type { Letter } from "./letter.ts";
import { noteBlock } from "./note-block.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** To managers: an employee requests time off. */
export function timeOffRequestedLetter(
  content: ContentOf<"timeOffRequested">,
  locale: Locale,
): Letter {
  const { type, span, note } = content;
  const told = { type, days: timeOffDays(span, locale) };
  const words = requestedWords(oneLine(content.employeeName), told, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.text },
      ...noteBlock(note, locale),
      { kind: "button", label: words.button, path: "/alerts" },
    ],
    reason: words.reason,
  };
}

/** To the employee: a manager's decision about the time off. */
export function timeOffDecidedLetter(content: ContentOf<"timeOffDecided">, locale: Locale): Letter {
  const { type, span, note, decision } = content;
  const told = { type, days: timeOffDays(span, locale) };
  const words = decidedWords({ decision, by: oneLine(content.byName) }, told, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: greeting(content.employeeName, locale) },
      { kind: "text", text: words.text },
      ...noteBlock(note, locale),
      { kind: "button", label: words.button, path: "/calendar" },
    ],
    reason: words.reason,
  };
}
