import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { AskedTime, ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { greeting } from "../../words/mail/greeting.ts";
import { timeAnsweredWords, timeRequestedWords } from "../../words/mail/time-letters.ts";
import type { Letter } from "./letter.ts";
import { noteBlock } from "./note-block.ts";

/** To managers: an employee asks for other times, for an entry, or disputes a timesheet. */
export function timeRequestedLetter(content: ContentOf<"timeRequested">, locale: Locale): Letter {
  const { about, employeeId, note } = content;
  const words = timeRequestedWords(oneLine(content.employeeName), about, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.text },
      ...noteBlock(note, locale),
      { kind: "button", label: words.button, path: pathOf(about, employeeId) },
    ],
    reason: words.reason,
  };
}

/** To the employee: what a manager answered. */
export function timeAnsweredLetter(content: ContentOf<"timeAnswered">, locale: Locale): Letter {
  const { about, employeeId, isAccepted, note } = content;
  const words = timeAnsweredWords({ isAccepted, by: oneLine(content.byName) }, about, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: greeting(content.employeeName, locale) },
      { kind: "text", text: words.text },
      ...noteBlock(note, locale),
      { kind: "button", label: words.button, path: pathOf(about, employeeId) },
    ],
    reason: words.reason,
  };
}

/** The entry or the timesheet that it is about. */
function pathOf(about: AskedTime, employeeId: EmployeeId): string {
  return about.of === "timesheet"
    ? `/time-entries?sheet=${about.firstDay}&of=${encodeURIComponent(employeeId)}`
    : `/time-entries?week=${about.weekStart}&entry=${encodeURIComponent(about.entryId)}`;
}
