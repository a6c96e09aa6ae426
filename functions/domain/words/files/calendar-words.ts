import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface CalendarTexts {
  name: (company: string) => string;
  shift: (jobRole: string | null) => string;
  ofPerson: (who: string | null, jobRole: string | null) => string;
  pause: (minutes: number) => PluralForms;
  withdrawn: string;
}

const texts: InLanguages<CalendarTexts> = {
  en: {
    name: (company) => `${company} shifts`,
    shift: (jobRole) => (jobRole === null ? "Shift" : `Shift: ${jobRole}`),
    ofPerson: (who, jobRole) => {
      const name = who ?? "Open shift";
      return jobRole === null ? name : `${name}: ${jobRole}`;
    },
    pause: (minutes) => ({
      one: "Unpaid break: 1 minute.",
      other: `Unpaid break: ${minutes} minutes.`,
    }),
    withdrawn: "You do not work this shift any more.",
  },
};

/** The words in a calendar of shifts. */
export function calendarWords(locale: Locale) {
  const { pause, ...words } = inLanguage(texts, locale);
  return {
    ...words,
    pause: (minutes: number) => pluralForm(minutes, pause(minutes), locale),
  };
}
