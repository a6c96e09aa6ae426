import { formatDay } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { isNewWeek } from "../../rules/mail/wants-mail.ts";
import type { Letter } from "./letter.ts";
import { changeLines, schedulePath } from "./shift-words.ts";

/** To an employee: a published week, or what is different in it. */
export function weekPublishedLetter(content: ContentOf<"weekPublished">, locale: Locale): Letter {
  const { employeeName, locationId, weekStart, changes } = content;
  const by = oneLine(content.publishedByName);
  const place = oneLine(content.locationName);
  const words = (isNewWeek(content) ? newWeek : changedWeek)({
    by,
    place,
    day: formatDay(weekStart, locale),
  });
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: `Hello ${oneLine(employeeName)},` },
      { kind: "text", text: words.text },
      { kind: "list", items: changeLines(changes, locale) },
      { kind: "button", label: "See your schedule", path: schedulePath(locationId, weekStart) },
    ],
    reason: `You get this mail because you work at ${place}.`,
  };
}

type Told = Record<"by" | "place" | "day", string>;
type Words = Record<"subject" | "heading" | "text", string>;

function newWeek({ by, place, day }: Told): Words {
  return {
    subject: `Your shifts: ${place}, the week of ${day}`,
    heading: `Your shifts in the week of ${day}`,
    text: `${by} published the week of ${day} at ${place}. This is what you work:`,
  };
}

function changedWeek({ by, place, day }: Told): Words {
  return {
    subject: `Your shifts changed: ${place}, the week of ${day}`,
    heading: `Changes to your shifts in the week of ${day}`,
    text: `${by} published the week of ${day} at ${place}. This is what is different for you:`,
  };
}
