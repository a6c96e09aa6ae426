import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PersonConfirmation } from "../../rules/schedules/publishing/confirmed-by-person.ts";
import { isConfirmed } from "../../rules/schedules/publishing/confirmed-by-person.ts";

interface ConfirmationTexts {
  confirmed: string;
  notConfirmed: string;
  partly: (confirmed: number, told: number) => string;
  people: (confirmed: number, told: number) => string;
}

const texts: InLanguages<ConfirmationTexts> = {
  en: {
    confirmed: "Confirmed",
    notConfirmed: "Not confirmed yet",
    partly: (confirmed, told) => `${confirmed} of ${told} shifts confirmed`,
    people: (confirmed, told) => `${confirmed} of ${told} confirmed`,
  },
};

/** Says whether an employee confirmed their published shifts of a week. */
export function confirmationText(one: PersonConfirmation, locale: Locale): string {
  const { confirmed, notConfirmed, partly } = inLanguage(texts, locale);
  if (isConfirmed(one)) return confirmed;
  return one.confirmed === 0 ? notConfirmed : partly(one.confirmed, one.told);
}

/** Says how many of the people who were told of a week confirmed it: "12 of 15 confirmed". */
export function weekConfirmationText(
  people: readonly PersonConfirmation[],
  locale: Locale,
): string {
  return inLanguage(texts, locale).people(people.filter(isConfirmed).length, people.length);
}
