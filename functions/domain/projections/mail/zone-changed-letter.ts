import type { Locale } from "../../kernel/formats/locale.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { greeting } from "../../words/mail/greeting.ts";
import { unmovedWords, zoneChangedWords } from "../../words/mail/schedule-letters.ts";
import { changeLines } from "../../words/mail/shift-lines.ts";
import { schedulePath } from "./schedule-path.ts";

/** To employees with published shifts at a location that got another time zone. */
export function zoneChangedLetter(content: ContentOf<"zoneChanged">, locale: Locale): Letter {
  const { locationId, weekStart, changes } = content;
  const move = {
    place: oneLine(content.locationName),
    by: oneLine(content.changedByName),
    was: zoneName(content.zoneBefore),
    is: zoneName(content.zoneAfter),
  };
  const words = zoneChangedWords(move, locale);
  const unmoved = unmovedWords(content.unmovedCount, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: greeting(content.employeeName, locale) },
      { kind: "text", text: words.text },
      { kind: "list", items: changeLines(changes, locale) },
      ...(unmoved === null ? [] : [{ kind: "text", text: unmoved } as const]),
      { kind: "button", label: words.button, path: schedulePath(locationId, weekStart) },
    ],
    reason: words.reason,
  };
}

function zoneName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
