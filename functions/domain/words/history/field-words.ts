import type { z } from "zod/mini";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { listed } from "../../kernel/formats/listed.ts";

/** Writes a change of a field with the field's label on its screen. */
export type FieldWords = (before: unknown, after: unknown, locale: Locale) => string;

const NOTHING = "–";
/** Additions and removals of a list that are named; the others are counted. */
const MOST_NAMED = 5;

interface ChangeTexts {
  changed: (label: string, before: string, after: string) => string;
  /** `removed` and `added` are names, or null for none; without both the order changed. */
  list: (label: string, removed: string | null, added: string | null) => string;
}

const texts: InLanguages<ChangeTexts> = {
  en: {
    changed: (label, before, after) => `${label}: ${before} → ${after}`,
    list: (label, removed, added) => {
      const said = [
        ...(removed === null ? [] : [`removed ${removed}`]),
        ...(added === null ? [] : [`added ${added}`]),
      ];
      return said.length === 0 ? `${label} rearranged` : `${label}: ${said.join(", ")}`;
    },
  },
};

/** "Phone: 555 0100 → 555 0199". */
export function valueWords<S extends z.ZodMiniType>(
  label: InLanguages<string>,
  schema: S,
  write: (value: z.infer<S>, locale: Locale) => string,
): FieldWords {
  const say = (value: unknown, locale: Locale) => {
    const read = schema.safeParse(value);
    return (read.success && write(read.data, locale)) || NOTHING;
  };
  return (before, after, locale) =>
    changeLine(inLanguage(label, locale), [say(before, locale), say(after, locale)], locale);
}

/** The line of a field that had one value and has another. */
export function changeLine(
  label: string,
  [before, after]: readonly [string, string],
  locale: Locale,
): string {
  return inLanguage(texts, locale).changed(label, before, after);
}

/** "Areas: removed Terrace, added Bar and Garden"; the order alone is a change as well. */
export function listWords<S extends z.ZodMiniType>(
  label: InLanguages<string>,
  item: S,
  write: (value: z.infer<S>, locale: Locale) => string,
): FieldWords {
  const textsOf = (value: unknown, locale: Locale) =>
    (Array.isArray(value) ? value : []).flatMap((one) => {
      const read = item.safeParse(one);
      return read.success ? [write(read.data, locale)] : [];
    });
  return (before, after, locale) => {
    const [old, now] = [textsOf(before, locale), textsOf(after, locale)];
    const removed = old.filter((text) => !now.includes(text));
    const added = now.filter((text) => !old.includes(text));
    const { list } = inLanguage(texts, locale);
    return list(inLanguage(label, locale), namesOf(removed, locale), namesOf(added, locale));
  };
}

function namesOf(names: readonly string[], locale: Locale): string | null {
  return names.length === 0 ? null : listed(names, locale, MOST_NAMED);
}

/** One line for each field that changed, in the order of the words. */
export function changeLines(
  changes: readonly RecordChange[],
  words: Readonly<Record<string, FieldWords>>,
  locale: Locale,
): string[] {
  const order = Object.keys(words);
  return changes
    .filter(({ field }) => Object.hasOwn(words, field))
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    .map(
      ({ field, before, after }) =>
        words[field]?.(valueOf(before), valueOf(after), locale) ?? field,
    );
}

function valueOf(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
