import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface Told {
  /** Null for what concerns the whole company. */
  place: string | null;
  /** The sentence of the first alert. */
  first: string;
  count: number;
}

interface AlertsLetterWords {
  subject: string;
  heading: string;
  button: string;
  reason: string;
}

type Plural = (one: string, other: string) => string;

const texts: InLanguages<(told: Told, plural: Plural) => AlertsLetterWords> = {
  en: ({ place, first, count }, plural) => ({
    subject:
      place === null
        ? plural(first, `${count} alerts`)
        : plural(`${place}: ${first}`, `${count} alerts at ${place}`),
    heading: place === null ? plural("1 alert", `${count} alerts`) : `Alerts at ${place}`,
    button: "Open alerts",
    reason: "You get this mail because a rule for alerts of your company names you.",
  }),
};

/** The words around the sentences of alerts. */
export function alertsLetterWords(told: Told, locale: Locale): AlertsLetterWords {
  const plural: Plural = (one, other) => pluralForm(told.count, { one, other }, locale);
  return inLanguage(texts, locale)(told, plural);
}
