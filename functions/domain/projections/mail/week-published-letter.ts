import { formatDay } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { isNewWeek } from "../../rules/mail/wants-mail.ts";
import { greeting } from "../../words/mail/greeting.ts";
import { publishedWords } from "../../words/mail/schedule-letters.ts";
import { changeLines } from "../../words/mail/shift-lines.ts";
import type { Letter } from "./letter.ts";
import { noteBlock } from "./note-block.ts";
import { schedulePath } from "./schedule-path.ts";

/** To an employee: a published week, what is different in it, or that it was withdrawn. */
export function weekPublishedLetter(content: ContentOf<"weekPublished">, locale: Locale): Letter {
  const { employeeName, locationId, weekStart, changes } = content;
  const told = {
    by: oneLine(content.publishedByName),
    place: oneLine(content.locationName),
    day: formatDay(weekStart, locale),
  };
  const { message = "", withdrawnFor } = content;
  const kind = withdrawnFor !== undefined ? "withdrawn" : isNewWeek(content) ? "new" : "changed";
  const words = publishedWords(told, kind, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: greeting(employeeName, locale) },
      { kind: "text", text: words.text },
      ...noteBlock(withdrawnFor ?? message, locale),
      { kind: "list", items: changeLines(changes, locale, kind === "changed") },
      { kind: "button", label: words.button, path: schedulePath(locationId, weekStart) },
    ],
    reason: words.reason,
  };
}
