import type { LiveChange, LiveCollector, StoredDocument } from "./live-source.ts";

interface Shape<R, T> {
  parse: (document: StoredDocument) => R;
  combine: (rows: R[]) => T;
  /** True if one document that cannot be read fails the whole result: for a single document. */
  isStrict?: boolean;
  /** The message of such a failure; `UNREADABLE_MESSAGE` if left out. */
  messageOf?: (document: StoredDocument) => string;
}

/** The message instead of a document that this version of the program does not understand. */
export const UNREADABLE_MESSAGE =
  "This record could not be read. Reload the page; if that does not help, contact support.";

/**
 * Parses each document once and again only when it changes; combines the rows of all queries. A
 * document of a list that cannot be read is left out and named by `unreadable`.
 */
export function collector<R, T>(shape: Shape<R, T>): LiveCollector<T> {
  const { parse, combine, isStrict, messageOf } = shape;
  const parts = new Map<number, Map<string, Row<R>>>();

  function take(queryIndex: number, change: LiveChange): boolean {
    const before = parts.get(queryIndex);
    const changed = new Map(change.changed.map((document) => [document.id, document]));
    const rows = new Map<string, Row<R>>();
    for (const id of change.ids) {
      const document = changed.get(id);
      const row = document === undefined ? before?.get(id) : read(parse, document);
      if (row !== undefined) rows.set(id, row);
      if (isStrict && row === unreadableRow) throw new Error(failure(document, messageOf));
    }
    parts.set(queryIndex, rows);
    return before === undefined || changed.size > 0 || !isSameOrder(before, rows);
  }

  const all = () => new Map([...parts.values()].flatMap((rows) => [...rows]));
  return {
    take,
    isEmpty: () => [...parts.values()].every((rows) => rows.size === 0),
    value: () => combine([...all().values()].flatMap((row) => row.values)),
    unreadable: () => [...all()].filter(([, row]) => row === unreadableRow).map(([id]) => id),
  };
}

function failure(
  document: StoredDocument | undefined,
  messageOf: Shape<unknown, unknown>["messageOf"],
) {
  return document === undefined || messageOf === undefined
    ? UNREADABLE_MESSAGE
    : messageOf(document);
}

/** A read document: its value, or none. */
interface Row<R> {
  values: readonly R[];
}

const unreadableRow: Row<never> = { values: [] };

function isSameOrder(a: Map<string, unknown>, b: Map<string, unknown>): boolean {
  const ids = [...b.keys()];
  return a.size === b.size && [...a.keys()].every((id, index) => id === ids[index]);
}

function read<R>(parse: (document: StoredDocument) => R, document: StoredDocument): Row<R> {
  try {
    return { values: [parse(document)] };
  } catch {
    return unreadableRow;
  }
}
