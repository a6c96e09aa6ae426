import type { PluralForms } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface SalesImportWords {
  title: string;
  /** By what lines are matched; `place` is the location of lines that name none. */
  intro: (place: string) => string;
  about: string;
  named: (place: string, day: string) => string;
  amount: string;
  hours: (count: number) => PluralForms;
  noHour: (text: string) => string;
  noAmount: (text: string) => string;
  noSuchHour: string;
  sameHour: (line: number) => string;
  mixedDay: string;
  brokenDay: (line: number) => string;
  dayAhead: string;
}

const words: InLanguages<SalesImportWords> = {
  en: {
    title: "Import sales",
    intro: (place) =>
      `One line per day, or per hour: location, day, hour and amount. Lines without a location are for ${place}. The lines of a day replace what is entered for it.`,
    about: "Imports of sales are listed here.",
    named: (place, day) => `${place}, ${day}`,
    amount: "Sales",
    hours: (count) => ({ one: `${count} hour`, other: `${count} hours` }),
    noHour: (text) => `"${text}" is no hour; write it as 09:00.`,
    noAmount: (text) => `"${text}" is no amount; write it as 1240.50.`,
    noSuchHour: "The clock at the location does not show this hour on that day.",
    sameHour: (line) => `Line ${line} is about the same time.`,
    mixedDay: "A day has either one amount or amounts by hour.",
    brokenDay: (line) => `Line ${line} of this day can't be imported, so the day stays as it is.`,
    dayAhead: "This day is still to come.",
  },
};

/** The words of an import of sales. */
export function salesImportWords(locale: Pick<Locale, "language">): SalesImportWords {
  return inLanguage(words, locale);
}
