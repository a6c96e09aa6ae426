import type { PluralForms } from "../../kernel/formats/counted.ts";
import type { ReasonToAsk } from "../../records/schedules/shift-request.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface OpenShiftTexts {
  title: string;
  take: string;
  takeShift: (day: string, time: string) => string;
  taken: string;
  ask: string;
  askShift: (day: string, time: string) => string;
  asked: string;
  /** Why the first to claim a shift does not get it at once. */
  askedBecause: Readonly<Record<ReasonToAsk, string>>;
  givenUp: string;
  spots: (count: string) => PluralForms;
  showAll: (count: number) => string;
}

const texts: InLanguages<OpenShiftTexts> = {
  en: {
    title: "Open shifts",
    take: "Take shift",
    takeShift: (day, time) => `Take shift on ${day}, ${time}`,
    taken: "The shift is yours.",
    ask: "Ask for shift",
    askShift: (day, time) => `Ask for shift on ${day}, ${time}`,
    asked: "A manager decides. You'll see the answer here.",
    askedBecause: {
      rest: "It leaves you little rest, so a manager decides. You'll see the answer here.",
      ownWeek:
        "It takes you above your weekly hours, so a manager decides. You'll see the answer here.",
      overtime: "It brings overtime, so a manager decides. You'll see the answer here.",
    },
    givenUp: "a colleague can't work it",
    spots: (count) => ({ one: `${count} spot`, other: `${count} spots` }),
    showAll: (count) => `Show all ${count}`,
  },
};

/** The words of the open shifts that an employee can take. */
export function openShiftTexts(locale: Locale): OpenShiftTexts {
  return inLanguage(texts, locale);
}

/** "3 spots". */
export function spotsText(count: number, locale: Locale): string {
  return pluralForm(count, openShiftTexts(locale).spots(`${count}`), locale);
}
