import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { CountReason } from "../../rules/employees/counted-people.ts";

const words: InLanguages<Readonly<Record<CountReason, string>>> = {
  en: {
    active: "Works here",
    invited: "Works here, login not used yet",
    onLeave: "On leave, keeps the place",
  },
};

/** Why a person counts for the plan, beside the name. */
export function countReasonWords(reason: CountReason, locale: Locale): string {
  return inLanguage(words, locale)[reason];
}
