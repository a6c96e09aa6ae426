import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { decidedWords, requestedWords } from "../../words/mail/time-off-letters.ts";
import { timeOffDays, timeOffTypeName } from "../../words/time-off/time-off-words.ts";
import type { Letter } from "./letter.ts";
import { requestLetter } from "./request-letter.ts";

/** To managers: an employee requests time off. */
export function timeOffRequestedLetter(
  content: ContentOf<"timeOffRequested">,
  locale: Locale,
): Letter {
  const { span, note } = content;
  const told = { type: typeOf(content, locale), days: timeOffDays(span, locale) };
  const words = requestedWords(oneLine(content.employeeName), told, locale);
  return requestLetter({ words, to: null, note, path: "/alerts" }, locale);
}

/** To the employee: a manager's decision about the time off. */
export function timeOffDecidedLetter(content: ContentOf<"timeOffDecided">, locale: Locale): Letter {
  const { span, note, decision, employeeName: to } = content;
  const told = { type: typeOf(content, locale), days: timeOffDays(span, locale) };
  const words = decidedWords({ decision, by: oneLine(content.byName) }, told, locale);
  return requestLetter({ words, to, note, path: "/calendar" }, locale);
}

function typeOf(
  { type, typeName }: ContentOf<"timeOffRequested" | "timeOffDecided">,
  locale: Locale,
) {
  return oneLine(typeName ?? timeOffTypeName({ type }, locale));
}
