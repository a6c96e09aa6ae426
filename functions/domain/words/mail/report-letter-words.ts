import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface Told {
  title: string;
  company: string;
  /** The days of the report. */
  days: string;
  by: string;
}

interface ReportLetterWords {
  subject: string;
  heading: string;
  days: string;
  empty: string;
  button: string;
  reason: string;
}

const texts: InLanguages<(told: Told) => ReportLetterWords> = {
  en: ({ title, company, days, by }) => ({
    subject: `${title}, ${days}`,
    heading: title,
    days: `${company}, ${days}`,
    empty: "There are no figures in these days.",
    button: "Open the report",
    reason: `You get this mail because ${by} set up this report for you. You can stop it in Reports, or switch off all reports in My settings.`,
  }),
};

/** The words around the figures of a report that is sent by e-mail. */
export function reportLetterWords(told: Told, locale: Locale): ReportLetterWords {
  return inLanguage(texts, locale)(told);
}
