import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { OvertimePolicy, PolicyChange } from "../../records/pay/overtime-policy.ts";

interface PolicyWords {
  label: string;
  sentence: string;
  planned: (day: string) => string;
}

const words: InLanguages<Readonly<Record<OvertimePolicy, PolicyWords>>> = {
  en: {
    company: {
      label: "By the company's rules",
      sentence: "Overtime is paid by the company's rules.",
      planned: (day) => `From ${day} on: overtime by the company's rules.`,
    },
    exempt: {
      label: "Exempt from overtime",
      sentence: "Exempt from overtime: every hour is paid at the plain rate.",
      planned: (day) => `From ${day} on: exempt from overtime.`,
    },
  },
};

/** The name of a choice. */
export function policyLabel(policy: OvertimePolicy, locale: Locale): string {
  return inLanguage(words, locale)[policy].label;
}

/** The meaning for a person, in one sentence. */
export function policySentence(policy: OvertimePolicy, locale: Locale): string {
  return inLanguage(words, locale)[policy].sentence;
}

/** "From 7 Dec 2026 on: exempt from overtime." */
export function plannedPolicyWords(
  { effectiveDate, policy }: PolicyChange,
  locale: Locale,
): string {
  return inLanguage(words, locale)[policy].planned(formatDate(effectiveDate, locale));
}
