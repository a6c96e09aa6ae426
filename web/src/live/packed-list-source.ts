import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import { collector } from "./collector.ts";
import type { ListInput } from "./list-source.ts";
import { listQueries } from "./list-source.ts";
import type { LiveSource, StoredDocument } from "./live-source.ts";

interface PackedListInput<R extends { id: string }> extends Omit<ListInput<R>, "schema"> {
  /** The texts of a document by the ids of their rows; null for a row that left it. */
  textsOf: (document: StoredDocument) => Readonly<Record<R["id"], string | null>>;
  /** Throws for a text that is no row. */
  unpack: (id: R["id"], text: string) => R;
}

interface Packed<R> {
  rows: R[];
  unreadable: string[];
}

/**
 * The rows that the documents of a list hold packed, sorted. A row whose text stays the same keeps
 * its identity, whatever else its document changes.
 */
export function packedListSource<R extends { id: string }>(
  input: PackedListInput<R>,
): LiveSource<R[]> {
  const { uid, path, compare } = input;
  const queries = listQueries(input);
  return {
    key: [uid, path, ...queries.map(({ filters, limit }) => ({ all: filters, limit }))],
    uid,
    queries,
    collect: () => {
      const unpack = unpackAgain(input);
      const documents = collector({ parse: unpack, combine: (all: Packed<R>[]) => all });
      return {
        take: documents.take,
        isEmpty: documents.isEmpty,
        value: () => {
          const rows = documents.value().flatMap((packed) => packed.rows);
          return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(compare);
        },
        unreadable: () => [
          ...documents.unreadable(),
          ...documents.value().flatMap(({ unreadable }) => unreadable),
        ],
      };
    },
  };
}

/** Unpacks documents; a text that was unpacked before gives the same row. */
function unpackAgain<R extends { id: string }>({ textsOf, unpack }: PackedListInput<R>) {
  const known = new Map<R["id"], { text: string; row: R }>();
  const rowOf = (id: R["id"], text: string): R => {
    const before = known.get(id);
    if (before?.text === text) return before.row;
    const row = unpack(id, text);
    known.set(id, { text, row });
    return row;
  };
  return (document: StoredDocument): Packed<R> => {
    const packed: Packed<R> = { rows: [], unreadable: [] };
    for (const [id, text] of entriesById<R["id"], string | null>(textsOf(document))) {
      if (text === null) continue;
      try {
        packed.rows.push(rowOf(id, text));
      } catch {
        packed.unreadable.push(id);
      }
    }
    return packed;
  };
}
