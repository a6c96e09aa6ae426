import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import { isRateMissing } from "../../rules/reports/is-rate-missing.ts";

const sentences: InLanguages<Readonly<Record<"rates" | "entries", string>>> = {
  en: {
    rates: "Add the hourly rates on the employees' Pay tabs, then try again.",
    entries: "Correct the rates and time entries, then try again.",
  },
};

/** The steps that resolve missing pay before the period can be closed or exported. */
export function wayOut(missing: readonly MissingPay[], locale: Locale): string {
  const { rates, entries } = inLanguage(sentences, locale);
  return missing.every(isRateMissing) ? rates : entries;
}
