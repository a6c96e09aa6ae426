import uFuzzy from "@leeoniya/ufuzzy";
import { wordsOf } from "@crewline/domain/kernel/text/words-of";

export type EntryKind = "action" | "screen" | "person" | "location" | "week" | "setting";

/** A place in the app to which the search goes, or a form that it opens there. */
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
 * each in the given order. Where there are none, those that it nearly names: each word of the query
 * is in the label, or in its other words, but for one wrong letter. Nothing is found for a query without a word.
 */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === null ? [] : [{ entry, rank }];
  });
  const named = ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
  return (named.length > 0 ? named : nearlyNamed(entries, wanted)).slice(0, MOST_FOUND);
}

/** What is offered before anything is typed: the first of the entries, which are the recent ones. */
export function suggestedEntries(entries: readonly PaletteEntry[]): PaletteEntry[] {
  return entries.slice(0, MOST_FOUND);
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

/** One letter of a word may be missing, doubled, wrong or swapped with the next. */
// The package names the mode in a constant enum, which a build of single files cannot read.
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment
const nearly = new uFuzzy({ intraMode: 1 });

/** In any order up to three words; six orders of them are tried. */
const MOST_WORDS_IN_ANY_ORDER = 3;

function nearlyNamed(entries: readonly PaletteEntry[], wanted: readonly string[]): PaletteEntry[] {
  const byLabel = nearlyFound(entries, ({ label }) => label, wanted);
  if (byLabel.length > 0) return byLabel;
  return nearlyFound(entries, ({ otherWords = "" }) => otherWords, wanted);
}

function nearlyFound(
  entries: readonly PaletteEntry[],
  textOf: (entry: PaletteEntry) => string,
  wanted: readonly string[],
): PaletteEntry[] {
  const texts = entries.map((entry) => wordsOf(textOf(entry)).join(" "));
  const [found, info, order] = nearly.search(texts, wanted.join(" "), MOST_WORDS_IN_ANY_ORDER);
  const inOrder = order?.map((at) => info?.idx[at]) ?? found ?? [];
  return inOrder.flatMap((at) => (at === undefined ? [] : (entries[at] ?? [])));
}
