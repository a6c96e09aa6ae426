import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { joined } from "../../kernel/formats/intl-writers.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** So many colleagues are named; the rest are counted. */
const MOST_NAMES = 5;

interface BesideTexts {
  alone: string;
  all: (names: string) => string;
  some: (names: string, rest: number) => PluralForms;
}

const texts: InLanguages<BesideTexts> = {
  en: {
    alone: "No one else is scheduled at this time.",
    all: (names) => `Also scheduled: ${names}.`,
    some: (names, rest) => ({
      one: `Also scheduled: ${names}, and one more.`,
      other: `Also scheduled: ${names}, and ${rest} more.`,
    }),
  },
};

/** Tells whose shifts share time with the reader's, the first ones by name. */
export function besideText(names: readonly string[], locale: Locale): string {
  const { alone, all, some } = inLanguage(texts, locale);
  if (names.length === 0) return alone;
  const rest = names.length - MOST_NAMES;
  // One who would only be counted is named instead.
  if (rest <= 1) return all(joined(names, locale.language));
  return pluralForm(rest, some(names.slice(0, MOST_NAMES).join(", "), rest), locale);
}
