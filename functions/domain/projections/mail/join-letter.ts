import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** To admins: a person with an address of the company's domain asks to join. */
export function joinRequestedLetter(content: ContentOf<"joinRequested">): Letter {
  const who = oneLine(content.askerName);
  const company = oneLine(content.companyName);
  return {
    subject: oneLine(`${who} asks to join ${company}`),
    heading: `${who} asks to join ${company}`,
    blocks: [
      {
        kind: "text",
        text: `${who} signed up with ${oneLine(content.askerEmail)} and confirmed this address. Accept only people you know: their login sees your schedule.`,
      },
      { kind: "button", label: "Accept or decline", path: "/alerts" },
    ],
    reason: `You get this mail because you are an admin of ${company}.`,
  };
}
