import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { z } from "zod/mini";
import { nameKey } from "../../kernel/text/name-key.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { FieldWords } from "./field-words.ts";

/** An entry as a row of the history holds it; rows from before job roles had ids have no more. */
const toldEntriesSchema = z.array(
  z.object({
    id: z.optional(z.string()),
    name: z.string(),
    code: z._default(z.string(), ""),
    colour: z._default(z.string(), ""),
    isArchived: z._default(z.boolean(), false),
    /** Of a type of time off. */
    pays: z._default(z.string(), ""),
    policy: z.optional(z.unknown()),
  }),
);
type ToldEntry = z.infer<typeof toldEntriesSchema>[number];

/** What happened to the entries of a list. */
interface ListChanges {
  renamed: readonly { from: string; to: string }[];
  /** Names, or null for none. */
  removed: string | null;
  added: string | null;
  archived: string | null;
  restored: string | null;
  recoloured: string | null;
  recoded: string | null;
  /** Types of time off that pay or accrue otherwise. */
  reruled: string | null;
}

const texts: InLanguages<(label: string, changes: ListChanges) => string> = {
  en: (label, { renamed, removed, added, archived, restored, recoloured, recoded, reruled }) => {
    const said = [
      ...renamed.map(({ from, to }) => `renamed ${from} to ${to}`),
      ...(removed === null ? [] : [`removed ${removed}`]),
      ...(added === null ? [] : [`added ${added}`]),
      ...(archived === null ? [] : [`archived ${archived}`]),
      ...(restored === null ? [] : [`restored ${restored}`]),
      ...(recoloured === null ? [] : [`other color for ${recoloured}`]),
      ...(recoded === null ? [] : [`other code for ${recoded}`]),
      ...(reruled === null ? [] : [`other rules for ${reruled}`]),
    ];
    return said.length === 0 ? `${label} rearranged` : `${label}: ${said.join(", ")}`;
  },
};

/**
 * Writes the changes of a list of the company: "Job roles: renamed Cook to Chef, added Host".
 * Without ids, an entry that took the place of another one in a list of the same length was
 * renamed.
 */
export function listLine(label: InLanguages<string>): FieldWords {
  return (before, after, locale) =>
    inLanguage(texts, locale)(
      inLanguage(label, locale),
      changesOf(entriesOf(before), entriesOf(after), locale),
    );
}

function entriesOf(value: unknown): ToldEntry[] {
  return toldEntriesSchema.safeParse(value).data ?? [];
}

function changesOf(
  before: readonly ToldEntry[],
  after: readonly ToldEntry[],
  locale: Locale,
): ListChanges {
  const pairs = pairsOf(before, after);
  const differing = (by: (entry: ToldEntry) => unknown) =>
    pairs.filter(({ from, to }) => by(from) !== by(to)).map(({ to }) => to);
  const moved = differing(({ isArchived }) => isArchived);
  const names = (entries: readonly ToldEntry[]) => namesOf(entries, locale);
  return {
    renamed: pairs
      .filter(({ from, to }) => nameKey(from.name) !== nameKey(to.name))
      .map(({ from, to }) => ({ from: from.name, to: to.name })),
    removed: names(before.filter((entry) => pairs.every(({ from }) => from !== entry))),
    added: names(after.filter((entry) => pairs.every(({ to }) => to !== entry))),
    archived: names(moved.filter(({ isArchived }) => isArchived)),
    restored: names(moved.filter(({ isArchived }) => !isArchived)),
    recoloured: names(differing(({ colour }) => colour)),
    recoded: names(differing(({ code }) => code)),
    reruled: names(differing(({ pays, policy = null }) => JSON.stringify([pays, policy]))),
  };
}

interface Pair {
  from: ToldEntry;
  to: ToldEntry;
}

/** The entries that both lists have: by id, else by name, else by place. */
function pairsOf(before: readonly ToldEntry[], after: readonly ToldEntry[]): Pair[] {
  const named = before.flatMap((from) => {
    const to = after.find((entry) => isSame(from, entry));
    return to === undefined ? [] : [{ from, to }];
  });
  const hasIds = [...before, ...after].every(({ id }) => id !== undefined);
  if (hasIds || before.length !== after.length) return named;
  const placed = before.flatMap((from, index) => {
    const to = after[index];
    const isNew = to !== undefined && named.every((pair) => pair.from !== from && pair.to !== to);
    return isNew ? [{ from, to }] : [];
  });
  return [...named, ...placed];
}

function isSame(a: ToldEntry, b: ToldEntry): boolean {
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  return nameKey(a.name) === nameKey(b.name);
}

function namesOf(entries: readonly ToldEntry[], locale: Locale): string | null {
  if (entries.length === 0) return null;
  return listed(
    entries.map(({ name }) => name),
    locale,
  );
}
