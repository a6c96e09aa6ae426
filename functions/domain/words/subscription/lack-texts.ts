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

interface AdminTexts {
  lacks: Readonly<Record<Feature, string>>;
  seePlans: string;
}

const forAdmins: InLanguages<AdminTexts> = {
  en: {
    lacks: {
      checklists:
        "Your plan does not include checklists: you can look at them and export them. To change them, choose a larger plan.",
      sales:
        "Your plan does not include sales: you can look at them and export them. To change them, choose a larger plan.",
      payrollClosing:
        "Your plan does not include closing pay periods: you can look at reports and export them. To close a pay period, choose a larger plan.",
    },
    seePlans: "See plans",
  },
};

/** The sentence above a screen whose feature the company's plan leaves out. */
export function lackSentence(feature: Feature, locale: Pick<Locale, "language">): string {
  return inLanguage(lackTexts, locale)[feature];
}

/** The same for admins, who can change the plan, with the label of the way there. */
export function lackOffer(
  feature: Feature,
  locale: Pick<Locale, "language">,
): { sentence: string; seePlans: string } {
  const { lacks, seePlans } = inLanguage(forAdmins, locale);
  return { sentence: lacks[feature], seePlans };
}
