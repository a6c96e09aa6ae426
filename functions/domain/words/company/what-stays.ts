import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { RuleSection } from "../../records/company/rule-sections.ts";

const pay =
  "Closed pay periods stay as they are. Weeks that are not closed are computed again from the day on which the new rules take effect.";

const sentences: InLanguages<Readonly<Record<RuleSection, string>>> = {
  en: {
    overtime: pay,
    rounding: pay,
    breaks: pay,
    payPeriod: "Closed pay periods keep their days.",
    clock: "What was punched stays, and so do the marks on it.",
    approvals: "What was approved or changed stays.",
    limits: "Published shifts stay. The schedule warns in weeks that begin on that day or later.",
    earningCodes: "Exports that were made keep their codes.",
  },
};

/** The part of the past that a change leaves alone, in a sentence or two. */
export function whatStays(section: RuleSection, locale: Locale): string {
  return inLanguage(sentences, locale)[section];
}
