import type { Locale } from "../../kernel/formats/locale.ts";
import { timeOffDays, timeOffTypeWords } from "../../words/time-off/time-off-words.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** To managers: an employee requests time off. */
export function timeOffRequestedLetter(
  content: ContentOf<"timeOffRequested">,
  locale: Locale,
): Letter {
  const { type, span, note } = content;
  const who = oneLine(content.employeeName);
  const days = timeOffDays(span, locale);
  return {
    subject: oneLine(`${who} asks for time off: ${days}`),
    heading: `${who} asks for time off`,
    blocks: [
      { kind: "text", text: `${days}. ${timeOffTypeWords(locale)[type]}.` },
      ...noteBlock(note),
      { kind: "button", label: "Look at it and decide", path: "/alerts" },
    ],
    reason: "You get this mail because you decide about the time off of this person.",
  };
}

/** To the employee: a manager's decision about the time off. */
export function timeOffDecidedLetter(content: ContentOf<"timeOffDecided">, locale: Locale): Letter {
  const { type, span, note } = content;
  const days = timeOffDays(span, locale);
  const words = decisionWords[content.decision](days, oneLine(content.byName));
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      { kind: "text", text: `Hello ${oneLine(content.employeeName)},` },
      {
        kind: "text",
        text: `${words.text} ${timeOffTypeWords(locale)[type]}.`,
      },
      ...noteBlock(note),
      { kind: "button", label: "See your time off", path: "/calendar" },
    ],
    reason: "You get this mail because it is about your time off.",
  };
}

type Decided = ContentOf<"timeOffDecided">["decision"];
type Words = Record<"subject" | "heading" | "text", string>;

const decisionWords: Readonly<Record<Decided, (days: string, by: string) => Words>> = {
  approved: (days, by) => ({
    subject: `Time off approved: ${days}`,
    heading: "Your time off is approved",
    text: `${by} approved your time off: ${days}.`,
  }),
  denied: (days, by) => ({
    subject: `Time off denied: ${days}`,
    heading: "Your time off is denied",
    text: `${by} denied your time off: ${days}.`,
  }),
  cancelled: (days, by) => ({
    subject: `Time off cancelled: ${days}`,
    heading: "Your time off is cancelled",
    text: `${by} cancelled your time off: ${days}.`,
  }),
};

function noteBlock(note: string): Letter["blocks"] {
  return note === "" ? [] : [{ kind: "text", text: `“${oneLine(note, 500)}”` }];
}
