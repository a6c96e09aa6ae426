import { hoursText } from "../../kernel/formats/hours-text.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { rateExample } from "../../kernel/money/rate.ts";

/** What to type into a field, with an example as its reader types it. */
interface TypedExamples {
  hoursOrNone: (example: string) => string;
  rate: (example: string) => string;
  rateOrNone: (example: string) => string;
}

const words: InLanguages<TypedExamples> = {
  en: {
    hoursOrNone: (example) => `Enter hours, for example ${example}, or leave it empty.`,
    rate: (example) => `Enter an hourly rate, for example ${example}.`,
    rateOrNone: (example) => `Enter an hourly rate, for example ${example}, or leave it empty.`,
  },
};

const USUAL_WEEK_SECONDS = 135_000;

/** What is said beside a field of hours or of a rate that cannot be read. */
export function enterExample(what: keyof TypedExamples, locale: Locale): string {
  const example =
    what === "hoursOrNone" ? hoursText(USUAL_WEEK_SECONDS, locale) : rateExample(locale);
  return inLanguage(words, locale)[what](example);
}
