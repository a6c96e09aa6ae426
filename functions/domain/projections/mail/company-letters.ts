import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { ContentOf } from "../../records/mail/mail-content.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { adminMissingWords, joinWords } from "../../words/mail/company-letters.ts";
import { exportLetterWords } from "../../words/mail/export-letter-words.ts";
import { paymentLetterWords } from "../../words/mail/payment-letter-words.ts";
import { standingLetterWords } from "../../words/mail/standing-letter-words.ts";
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

/** To admins: product staff suspended, resumed, deleted or restored the company. */
export function companyStandingLetter(
  { companyName, act, eraseDay }: ContentOf<"companyStanding">,
  locale: Locale,
): Letter {
  const day = eraseDay === null ? "" : formatDate(eraseDay, locale);
  const words = standingLetterWords(act, { company: oneLine(companyName), day }, locale);
  return {
    subject: oneLine(words.subject),
    heading: words.subject,
    blocks: [
      ...words.texts.map((text) => ({ kind: "text", text }) as const),
      { kind: "button", label: words.button, path: words.path },
    ],
    reason: words.reason,
  };
}

/** To admins: product staff prepared an export of all data, which one of them takes. */
export function exportPreparedLetter(
  { companyName, lastDay }: ContentOf<"exportPrepared">,
  locale: Locale,
): Letter {
  const told = { company: oneLine(companyName), day: formatDate(lastDay, locale) };
  const { subject, texts, button, reason } = exportLetterWords(told, locale);
  return {
    subject: oneLine(subject),
    heading: subject,
    blocks: [
      ...texts.map((text) => ({ kind: "text", text }) as const),
      { kind: "button", label: button, path: "/settings?tab=company&section=data" },
    ],
    reason,
  };
}

/** To those who pay for a company: a payment is overdue, or the trial is over. */
export function paymentDueLetter(
  { companyName, why, stage, stopDay }: ContentOf<"paymentDue">,
  locale: Locale,
): Letter {
  const told = { company: oneLine(companyName), day: formatDate(stopDay, locale) };
  const { subject, texts, button, reason } = paymentLetterWords({ why, stage }, told, locale);
  return {
    subject: oneLine(subject),
    heading: subject,
    blocks: [
      ...texts.map((text) => ({ kind: "text", text }) as const),
      { kind: "button", label: button, path: "/subscription" },
    ],
    reason,
  };
}
