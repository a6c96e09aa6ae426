import type { Feature } from "../../kernel/access/features.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** What a plan without the feature still allows, and who can change that. */
export const lackTexts: InLanguages<Readonly<Record<Feature, string>>> = {
  en: {
    checklists:
      "Your plan does not include checklists: you can look at them and export them, but not change them. An admin can change the plan under Subscription.",
    sales:
      "Your plan does not include sales: you can look at them and export them, but not change them. An admin can change the plan under Subscription.",
    payrollClosing:
      "Your plan does not include closing pay periods: you can look at reports and export them. An admin can change the plan under Subscription.",
  },
};

/** The sentence above a screen whose feature the company's plan leaves out. */
export function lackSentence(feature: Feature, locale: Pick<Locale, "language">): string {
  return inLanguage(lackTexts, locale)[feature];
}
