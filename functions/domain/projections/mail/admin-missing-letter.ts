import type { Locale } from "../../kernel/formats/locale.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { adminMissingWords } from "../../words/mail/company-letters.ts";
import type { Letter } from "./letter.ts";

/** To product staff and remaining members: no admin of the company can sign in any more. */
export function adminMissingLetter(content: ContentOf<"adminMissing">, locale: Locale): Letter {
  const id = content.isForStaff ? content.companyId : null;
  const { subject, heading, texts, button, reason } = adminMissingWords(
    oneLine(content.companyName),
    id,
    locale,
  );
  return {
    subject: oneLine(subject),
    heading,
    blocks: [
      ...texts.map((text) => ({ kind: "text", text }) as const),
      ...(button === null
        ? []
        : [{ kind: "button", label: button, path: "/company-options" } as const]),
    ],
    reason,
  };
}
