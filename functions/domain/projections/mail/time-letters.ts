import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { AskedTime, ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { timeAnsweredWords, timeRequestedWords } from "../../words/mail/time-letters.ts";
import type { Letter } from "./letter.ts";
import { requestLetter } from "./request-letter.ts";

/** To managers: an employee asks for other times, for an entry, or disputes a timesheet. */
export function timeRequestedLetter(content: ContentOf<"timeRequested">, locale: Locale): Letter {
  const { about, employeeId, note } = content;
  const words = timeRequestedWords(oneLine(content.employeeName), about, locale);
  return requestLetter({ words, to: null, note, path: pathOf(about, employeeId) }, locale);
}

/** To the employee: what a manager answered. */
export function timeAnsweredLetter(content: ContentOf<"timeAnswered">, locale: Locale): Letter {
  const { about, employeeId, employeeName: to, note, byName } = content;
  const words = timeAnsweredWords({ ...content, by: oneLine(byName) }, about, locale);
  return requestLetter({ words, to, note, path: pathOf(about, employeeId) }, locale);
}

/** The entry or the timesheet that it is about. */
function pathOf(about: AskedTime, employeeId: EmployeeId): string {
  return about.of === "timesheet"
    ? `/time-entries?sheet=${about.firstDay}&of=${encodeURIComponent(employeeId)}`
    : `/time-entries?week=${about.weekStart}&entry=${encodeURIComponent(about.entryId)}`;
}
