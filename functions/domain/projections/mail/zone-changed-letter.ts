import { pluralForm } from "../../kernel/formats/counted.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { changeLines, schedulePath } from "./shift-words.ts";

/** To employees with published shifts at a location that got another time zone. */
export function zoneChangedLetter(content: ContentOf<"zoneChanged">, locale: Locale): Letter {
  const { locationId, weekStart, changes, unmovedCount } = content;
  const place = oneLine(content.locationName);
  const [was, is] = [content.zoneBefore, content.zoneAfter].map(zoneWords);
  return {
    subject: oneLine(`Your shifts move: ${place} has another time zone`),
    heading: `${place} has another time zone`,
    blocks: [
      { kind: "text", text: `Hello ${oneLine(content.employeeName)},` },
      {
        kind: "text",
        text: `${oneLine(content.changedByName)} changed the time zone of ${place} from ${was} to ${is}. Your shifts there keep their days and times, which are now times of ${is}. On that clock this is different for you:`,
      },
      { kind: "list", items: changeLines(changes, locale) },
      ...unmovedBlock(unmovedCount, locale),
      { kind: "button", label: "See your schedule", path: schedulePath(locationId, weekStart) },
    ],
    reason: `You get this mail because you work at ${place}.`,
  };
}

function unmovedBlock(count: number, locale: Locale): Letter["blocks"] {
  if (count === 0) return [];
  const sentences = {
    one: "One more shift stays at the same moment as before; only the name of the time zone is different.",
    other: `${formatCount(count, locale)} more shifts stay at the same moment as before; only the name of the time zone is different.`,
  };
  return [{ kind: "text", text: pluralForm(count, sentences, locale) }];
}

function zoneWords(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}
