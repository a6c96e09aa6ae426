import type { Locale } from "../../kernel/formats/locale.ts";
import { z } from "zod";
import { nameKey } from "../../kernel/text/name-key.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { FieldWords } from "./field-words.ts";

/** An entry as a row of the history holds it; rows from before job roles had ids have no more. */
const toldEntriesSchema = z.array(
  z.object({
    id: z.string().optional(),
    name: z.string(),
    code: z.string().default(""),
    colour: z.string().default(""),
    isArchived: z.boolean().default(false),
  }),
);
type ToldEntry = z.infer<typeof toldEntriesSchema>[number];

/**
 * Writes the changes of a list of the company: "Job roles: renamed Cook to Chef, added Host".
 * Without ids, an entry that took the place of another one in a list of the same length was
 * renamed.
 */
export function listLine(label: string): FieldWords {
  return (before, after, locale) => {
    const said = changesOf(entriesOf(before), entriesOf(after), locale);
    return said.length === 0 ? `${label} rearranged` : `${label}: ${said.join(", ")}`;
  };
}

function entriesOf(value: unknown): ToldEntry[] {
  return toldEntriesSchema.safeParse(value).data ?? [];
}

function changesOf(
  before: readonly ToldEntry[],
  after: readonly ToldEntry[],
  locale: Locale,
): string[] {
  const pairs = pairsOf(before, after);
  const gone = before.filter((entry) => pairs.every(({ from }) => from !== entry));
  const come = after.filter((entry) => pairs.every(({ to }) => to !== entry));
  const differing = (by: (entry: ToldEntry) => unknown) =>
    pairs.filter(({ from, to }) => by(from) !== by(to)).map(({ to }) => to);
  const moved = differing(({ isArchived }) => isArchived);
  const part = (verb: string, entries: readonly ToldEntry[]) => partOf(verb, entries, locale);
  return [
    ...pairs
      .filter(({ from, to }) => nameKey(from.name) !== nameKey(to.name))
      .map(({ from, to }) => `renamed ${from.name} to ${to.name}`),
    ...part("removed", gone),
    ...part("added", come),
    ...part(
      "archived",
      moved.filter(({ isArchived }) => isArchived),
    ),
    ...part(
      "restored",
      moved.filter(({ isArchived }) => !isArchived),
    ),
    ...part(
      "other color for",
      differing(({ colour }) => colour),
    ),
    ...part(
      "other code for",
      differing(({ code }) => code),
    ),
  ];
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

function partOf(verb: string, entries: readonly ToldEntry[], locale: Locale): string[] {
  const names = entries.map(({ name }) => name);
  return names.length === 0 ? [] : [`${verb} ${listed(names, locale)}`];
}
