import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

interface VersionWords {
  button: string;
  title: (name: string) => string;
  version: (version: number) => string;
  current: (version: number) => string;
  saved: (name: string, time: string) => string;
  /** The checklist was saved once. */
  only: string;
  earlier: string;
  restore: string;
  restoreOf: (version: number) => string;
  question: (version: number) => string;
  effect: (next: number) => string;
  restored: (version: number, next: number) => string;
  /** On a list, the version that it was made from. */
  madeFrom: (version: number) => string;
}

const words: InLanguages<VersionWords> = {
  en: {
    button: "Versions",
    title: (name) => `Versions of ${name}`,
    version: (version) => `Version ${version}`,
    current: (version) => `Version ${version}, current`,
    saved: (name, time) => `Saved by ${name}, ${time}`,
    only: "There are no earlier versions. Each time the checklist is saved, the version before is kept here.",
    earlier: "Show earlier versions",
    restore: "Restore",
    restoreOf: (version) => `Restore version ${version}`,
    question: (version) => `Restore version ${version}?`,
    effect: (next) =>
      `Its name, items and times are saved as version ${next} and apply from the next list on. Locations and status stay as they are now.`,
    restored: (version, next) => `Version ${version} is restored as version ${next}.`,
    madeFrom: (version) => `Made from version ${version} of the checklist.`,
  },
};

/** The words of the versions of a checklist. */
export function versionWords(locale: Locale): VersionWords {
  return inLanguage(words, locale);
}

const notKept: InLanguages<(last: number) => PluralForms> = {
  en: (last) => ({
    one: "Version 1 was replaced before earlier versions were kept, so its items are not known.",
    other: `Versions 1 to ${last} were replaced before earlier versions were kept, so their items are not known.`,
  }),
};

/** Says that the versions up to that one were replaced before any was kept. */
export function notKeptText(last: number, locale: Locale): string {
  return pluralForm(last, inLanguage(notKept, locale)(last), locale);
}

const items: InLanguages<(count: number) => PluralForms> = {
  en: (count) => ({ one: `${count} item`, other: `${count} items` }),
};

/** "5 items" */
export function itemCount(count: number, locale: Locale): string {
  return pluralForm(count, inLanguage(items, locale)(count), locale);
}
