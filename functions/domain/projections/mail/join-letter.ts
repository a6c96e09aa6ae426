import type { Locale } from "../../kernel/formats/locale.ts";
import { joinWords } from "../../words/mail/company-letters.ts";
import type { Letter } from "./letter.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";

/** To admins: a person with an address of the company's domain asks to join. */
export function joinRequestedLetter(content: ContentOf<"joinRequested">, locale: Locale): Letter {
  const who = oneLine(content.askerName);
  const email = oneLine(content.askerEmail);
  const company = oneLine(content.companyName);
  const { subject, text, button, reason } = joinWords({ who, email, company }, locale);
  return {
    subject: oneLine(subject),
    heading: subject,
    blocks: [
      { kind: "text", text },
      { kind: "button", label: button, path: "/alerts" },
    ],
    reason,
  };
}
