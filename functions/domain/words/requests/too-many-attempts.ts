import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

const sentences: InLanguages<Record<"seconds" | "minutes", (count: number) => PluralForms>> = {
  en: {
    seconds: (count) => ({
      one: "Too many attempts. Try again in 1 second.",
      other: `Too many attempts. Try again in ${count} seconds.`,
    }),
    minutes: (count) => ({
      one: "Too many attempts. Try again in 1 minute.",
      other: `Too many attempts. Try again in ${count} minutes.`,
    }),
  },
};

/** "Too many attempts. Try again in 40 seconds.", in minutes from two minutes on, rounded up. */
export function tooManyAttempts(retryInSeconds: number, locale: Locale): string {
  const { seconds, minutes } = inLanguage(sentences, locale);
  if (retryInSeconds < 120) return pluralForm(retryInSeconds, seconds(retryInSeconds), locale);
  const count = Math.ceil(retryInSeconds / 60);
  return pluralForm(count, minutes(count), locale);
}
