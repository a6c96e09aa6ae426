import type { LiveChange, LiveCollector, StoredDocument } from "./live-source.ts";

interface Shape<R, T> {
  parse: (document: StoredDocument) => R;
  combine: (rows: R[]) => T;
}

/** What a person reads when a document is newer than the program in the tab. */
export const UNREADABLE_MESSAGE = "This page is older than the data. Reload it.";

/** Parses each document once and again only when it changes; combines the rows of all queries. */
export function collector<R, T>({ parse, combine }: Shape<R, T>): LiveCollector<T> {
  const parts = new Map<number, Map<string, R>>();

  function take(queryIndex: number, change: LiveChange): boolean {
    const before = parts.get(queryIndex);
    const changed = new Map(change.changed.map((document) => [document.id, document]));
    const rows = new Map<string, R>();
    for (const id of change.ids) {
      const document = changed.get(id);
      const row = document === undefined ? before?.get(id) : readable(parse, document);
      if (row !== undefined) rows.set(id, row);
    }
    parts.set(queryIndex, rows);
    return before === undefined || changed.size > 0 || !isSameOrder(before, rows);
  }

  return {
    take,
    isEmpty: () => [...parts.values()].every((rows) => rows.size === 0),
    value: () => combine([...new Map([...parts.values()].flatMap((rows) => [...rows])).values()]),
  };
}

function isSameOrder(a: Map<string, unknown>, b: Map<string, unknown>): boolean {
  const ids = [...b.keys()];
  return a.size === b.size && [...a.keys()].every((id, index) => id === ids[index]);
}

function readable<R>(parse: (document: StoredDocument) => R, document: StoredDocument): R {
  try {
    return parse(document);
  } catch (cause) {
    throw new Error(UNREADABLE_MESSAGE, { cause });
  }
}
