import { nouns } from "../../kernel/formats/nouns.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { counted } from "../../kernel/formats/counted.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { changeLines, schedulePath } from "./shift-words.ts";

/** To the managers of a location: shifts there need another person. */
export function shiftsToCoverLetter(content: ContentOf<"shiftsToCover">, locale: Locale): Letter {
  const { because, shifts, locationId, weekStart } = content;
  const who = oneLine(content.employeeName);
  const place = oneLine(content.locationName);
  const count = counted(shifts.length, nouns.shift, locale);
  const reason =
    because === "timeOff"
      ? `${oneLine(content.byName)} approved time off for ${who}.`
      : `${who} no longer works for the company.`;
  return {
    subject: oneLine(`${count} to cover at ${place}: ${who}`),
    heading: `${count} to cover at ${place}`,
    blocks: [
      { kind: "text", text: `${reason} ${who} is still scheduled at ${place}:` },
      {
        kind: "list",
        items: changeLines(
          shifts.map((after) => ({ before: null, after })),
          locale,
        ),
      },
      { kind: "text", text: "Assign someone else or make the shifts open." },
      { kind: "button", label: "Open the schedule", path: schedulePath(locationId, weekStart) },
    ],
    reason: `You get this mail because you manage ${place}.`,
  };
}
