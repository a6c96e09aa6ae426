import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface OpenShiftTexts {
  title: string;
  take: string;
  takeShift: (day: string, time: string) => string;
  taken: string;
  showAll: (count: number) => string;
}

const texts: InLanguages<OpenShiftTexts> = {
  en: {
    title: "Open shifts",
    take: "Take shift",
    takeShift: (day, time) => `Take shift on ${day}, ${time}`,
    taken: "The shift is yours.",
    showAll: (count) => `Show all ${count}`,
  },
};

/** The words of the open shifts that an employee can take. */
export function openShiftTexts(locale: Locale): OpenShiftTexts {
  return inLanguage(texts, locale);
}
