import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { coverLetterWords } from "../../words/mail/cover-letter-words.ts";
import { shiftRequestWords } from "../../words/mail/shift-request-words.ts";
import { changeLines } from "../../words/mail/shift-lines.ts";
import type { Letter } from "./letter.ts";
import { schedulePath } from "./schedule-path.ts";

/** To those who are asked to take over a shift, and to the person who asked them. */
export function coverLetter(content: ContentOf<"cover">, locale: Locale): Letter {
  const { event, byName, locationName, locationId, weekStart, shift: planned } = content;
  const items = changeLines([{ before: null, after: planned }], locale);
  const [shift = ""] = items;
  const told = { by: oneLine(byName), place: oneLine(locationName), shift };
  const { subject, heading, text, button, reason } = coverLetterWords(event, told, locale);
  const path = event === "offered" ? "/" : schedulePath(locationId, weekStart);
  return {
    subject: oneLine(subject),
    heading,
    blocks: [
      { kind: "text", text },
      { kind: "list", items },
      { kind: "button", label: button, path },
    ],
    reason,
  };
}

/** To the managers who decide about a claim, swap or drop, and to its employees. */
export function shiftRequestLetter(content: ContentOf<"shiftRequest">, locale: Locale): Letter {
  const { event, requestKind, byName, locationName, locationId, weekStart, note } = content;
  const shifts = [content.shift, ...(content.other === null ? [] : [content.other])];
  const items = changeLines(
    shifts.map((after) => ({ before: null, after })),
    locale,
  );
  const [shift = ""] = items;
  const told = { by: oneLine(byName), place: oneLine(locationName), shift };
  const words = shiftRequestWords(`${requestKind}.${event}`, told, locale);
  const isDecision = event === "asked" || event === "accepted";
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "list", items },
      ...(note === "" ? [] : [{ kind: "text", text: words.quoted(oneLine(note)) } as const]),
      {
        kind: "button",
        label: words.button,
        path: isDecision ? "/" : schedulePath(locationId, weekStart),
      },
    ],
    reason: words.reason,
  };
}
