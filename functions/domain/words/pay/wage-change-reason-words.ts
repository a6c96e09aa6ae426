import type { z } from "zod/mini";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { wageChangeReasonSchema } from "../../records/pay/wage-change.ts";

type ReasonWords = Readonly<Record<z.infer<typeof wageChangeReasonSchema>, string>>;

const words: InLanguages<ReasonWords> = {
  en: {
    hired: "Hired",
    merit: "Merit",
    promotion: "Promotion",
    minimumWage: "Minimum wage",
    correction: "Correction",
    contract: "Contract",
  },
};

/** The reasons for a change of rate, in words. */
export function wageChangeReasonWords(locale: Locale): ReasonWords {
  return inLanguage(words, locale);
}
