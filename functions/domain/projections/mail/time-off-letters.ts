import { localeOf } from "../../kernel/formats/locale.ts";
import { timeOffDays, timeOffTypeWords } from "../../words/time-off/time-off-words.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** To managers: an employee requests time off. */
export function timeOffRequestedLetter(content: ContentOf<"timeOffRequested">): Letter {
  const { type, span, note } = content;
  const who = oneLine(content.employeeName);
  const days = timeOffDays(span, localeOf(content.formats));
  return {
    subject: oneLine(`${who} asks for time off: ${days}`),
    heading: `${who} asks for time off`,
    blocks: [
      { kind: "text", text: `${days}. ${timeOffTypeWords[type]}.` },
      ...noteBlock(note),
      { kind: "button", label: "Look at it and decide", path: "/alerts" },
    ],
    reason: "You get this mail because you decide about the time off of this person.",
  };
}

/** To the employee: a manager's decision about the time off. */
export function timeOffDecidedLetter(content: ContentOf<"timeOffDecided">): Letter {
  const { type, span, note, decision: done, byName } = content;
  const days = timeOffDays(span, localeOf(content.formats));
  return {
    subject: oneLine(`Time off ${done}: ${days}`),
    heading: `Your time off is ${done}`,
    blocks: [
      { kind: "text", text: `Hello ${oneLine(content.employeeName)},` },
      {
        kind: "text",
        text: `${oneLine(byName)} ${done} your time off: ${days}. ${timeOffTypeWords[type]}.`,
      },
      ...noteBlock(note),
      { kind: "button", label: "See your time off", path: "/calendar" },
    ],
    reason: "You get this mail because it is about your time off.",
  };
}

function noteBlock(note: string): Letter["blocks"] {
  return note === "" ? [] : [{ kind: "text", text: `“${oneLine(note, 500)}”` }];
}
