import type { Locale } from "../../kernel/formats/locale.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { toCoverWords } from "../../words/mail/schedule-letters.ts";
import { changeLines } from "../../words/mail/shift-lines.ts";
import { schedulePath } from "./schedule-path.ts";

/** To the managers of a location: shifts there need another person. */
export function shiftsToCoverLetter(content: ContentOf<"shiftsToCover">, locale: Locale): Letter {
  const { because, shifts, locationId, weekStart } = content;
  const told = {
    who: oneLine(content.employeeName),
    place: oneLine(content.locationName),
    approvedBy: because === "timeOff" ? oneLine(content.byName) : null,
  };
  const words = toCoverWords(shifts.length, told, locale);
  const planned = shifts.map((after) => ({ before: null, after }));
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "list", items: changeLines(planned, locale) },
      { kind: "text", text: words.advice },
      { kind: "button", label: words.button, path: schedulePath(locationId, weekStart) },
    ],
    reason: words.reason,
  };
}
