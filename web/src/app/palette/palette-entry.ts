import { wordsOf } from "@crewline/domain/kernel/text/words-of";

export type EntryKind = "screen" | "person" | "location" | "week" | "setting";

/** A place in the app to which the search goes. */
export interface PaletteEntry {
  kind: EntryKind;
  /** What it is called. */
  label: string;
  /** What tells it from others of the same name, such as the job roles of a person. */
  detail: string;
  /** Other words by which people look for it. */
  otherWords?: string;
  to: string;
}

/** So many fit in view; another letter finds the others. */
const MOST_FOUND = 12;

/**
 * Returns the entries in which each word of the query begins a word, without regard to case and
 * accents: those whose label begins so first, then those whose label has the words, then the rest,
 * each in the given order. Nothing is found for a query without a word.
 */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === null ? [] : [{ entry, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry);
}

function rankOf(
  { label, detail, otherWords = "" }: PaletteEntry,
  wanted: readonly string[],
): number | null {
  const own = wordsOf(label);
  if (wanted.every((word, index) => own[index]?.startsWith(word) === true)) return 0;
  if (wanted.every((word) => hasStart(own, word))) return 1;
  const all = [...own, ...wordsOf(`${detail} ${otherWords}`)];
  return wanted.every((word) => hasStart(all, word)) ? 2 : null;
}

function hasStart(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start));
}
