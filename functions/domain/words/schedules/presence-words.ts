import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PresentEditor } from "../../records/schedules/week-presence.ts";

interface PresenceTexts {
  present: string;
  looking: (name: string) => string;
  editing: (name: string) => string;
  editingToo: (name: string) => string;
}

const texts: InLanguages<PresenceTexts> = {
  en: {
    present: "Also viewing this week",
    looking: (name) => `${name} is viewing this week`,
    editing: (name) => `${name} is editing a shift`,
    editingToo: (name) => `${name} is editing this shift too.`,
  },
};

/** The name of the list of others who have a week open. */
export function presentText(locale: Locale): string {
  return inLanguage(texts, locale).present;
}

/** "Leo Brandt is editing a shift". */
export function presenceText({ name, shiftId }: PresentEditor, locale: Locale): string {
  const words = inLanguage(texts, locale);
  return shiftId === null ? words.looking(name) : words.editing(name);
}

/** "Leo Brandt is editing this shift too." */
export function editingText(name: string, locale: Locale): string {
  return inLanguage(texts, locale).editingToo(name);
}
