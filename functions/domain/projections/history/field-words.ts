import type { z } from "zod";
import type { RecordChange } from "../../records/history/record-changes.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { listed } from "../../kernel/formats/listed.ts";

/** Writes a change of a field with the field's label on its screen. */
export type FieldWords = (before: unknown, after: unknown, locale: Locale) => string;

const NOTHING = "–";
/** Additions and removals of a list that are named; the others are counted. */
const MOST_NAMED = 5;

/** "Phone: 555 0100 → 555 0199". */
export function valueWords<S extends z.ZodType>(
  label: string,
  schema: S,
  write: (value: z.infer<S>, locale: Locale) => string,
): FieldWords {
  const say = (value: unknown, locale: Locale) => {
    const read = schema.safeParse(value);
    return (read.success && write(read.data, locale)) || NOTHING;
  };
  return (before, after, locale) => `${label}: ${say(before, locale)} → ${say(after, locale)}`;
}

/** "Areas: removed Terrace, added Bar and Garden". */
export function listWords<S extends z.ZodType>(
  label: string,
  item: S,
  write: (value: z.infer<S>, locale: Locale) => string,
): FieldWords {
  const textsOf = (value: unknown, locale: Locale) =>
    (Array.isArray(value) ? value : []).flatMap((one) => {
      const read = item.safeParse(one);
      return read.success ? [write(read.data, locale)] : [];
    });
  return (before, after, locale) =>
    differenceWords(label, [textsOf(before, locale), textsOf(after, locale)], locale);
}

/** "Areas: removed Terrace, added Bar"; the order alone is a change as well. */
export function differenceWords(
  label: string,
  [before, after]: readonly [readonly string[], readonly string[]],
  locale: Locale,
): string {
  const removed = before.filter((text) => !after.includes(text));
  const added = after.filter((text) => !before.includes(text));
  const said = [
    ...(removed.length > 0 ? [`removed ${listed(removed, locale, MOST_NAMED)}`] : []),
    ...(added.length > 0 ? [`added ${listed(added, locale, MOST_NAMED)}`] : []),
  ];
  return said.length === 0 ? `${label} rearranged` : `${label}: ${said.join(", ")}`;
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
