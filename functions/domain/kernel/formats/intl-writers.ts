import type { Language } from "./language.ts";

/** Making an Intl object costs a hundred times its use, so each is made once. */
function memoised<Options, Writer>(make: (tag: string, options: Options) => Writer) {
  const made = new Map<string, Writer>();
  return (tag: string, options: Options): Writer => {
    const key = `${tag}|${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(tag, options);
    made.set(key, known);
    return known;
  };
}

/** Returns the writer of dates and times for a BCP 47 tag. */
export const dateWriter = memoised(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

const hourAlone = { hour: "numeric" } as const;

const hourCycles = memoised(
  (tag, options: Intl.DateTimeFormatOptions) =>
    dateWriter(tag, options).resolvedOptions().hour12 === true,
);

/** True where the clock of a BCP 47 tag starts again at noon. */
export function isTwelveHourTag(tag: string): boolean {
  return hourCycles(tag, hourAlone);
}

/** Returns the writer of numbers for a BCP 47 tag. */
export const numberWriter = memoised(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

const pluralRules = memoised(
  (tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);

const listWriter = memoised(
  (tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);

/** The English of Great Britain writes "Ana, Bo and Cy", without a comma before "and". */
const listTags: Readonly<Record<Language, string>> = { en: "en-GB" };

/** Returns the plural category of a number: "one" or "other" in English. */
export function pluralCategory(count: number, language: Language): Intl.LDMLPluralRule {
  return pluralRules(language, {}).select(count);
}

/** Joins words as a sentence does: "Ana, Bo and Cy". */
export function joined(words: readonly string[], language: Language): string {
  return listWriter(listTags[language], {}).format(words);
}
