import type { DocumentData, DocumentReference } from "firebase-admin/firestore";

type Write = (reference: DocumentReference, data: DocumentData) => void;

/**
 * Joins the merges of one document in a transaction into one write, because a week of shifts
 * changes a few packed documents hundreds of times. Another write of a document comes after the
 * merges that were added before it.
 */
export function joinedMerges(write: Write) {
  const waiting = new Map<string, { reference: DocumentReference; data: DocumentData }>();
  const writeOne = (path: string) => {
    const one = waiting.get(path);
    waiting.delete(path);
    if (one !== undefined) write(one.reference, one.data);
  };
  return {
    add: (reference: DocumentReference, data: DocumentData): void => {
      const before = waiting.get(reference.path)?.data;
      const joined = before === undefined ? data : mergedMaps(before, data);
      waiting.set(reference.path, { reference, data: joined });
    },
    /** The other write, after the merges of its document. */
    first:
      <Rest extends unknown[]>(other: (reference: DocumentReference, ...rest: Rest) => void) =>
      (reference: DocumentReference, ...rest: Rest): void => {
        writeOne(reference.path);
        other(reference, ...rest);
      },
    /** Writes what waits. */
    write: (): void => {
      for (const path of waiting.keys()) writeOne(path);
    },
  };
}

/** Merges two pieces of one document, including the maps that both have, at every depth. */
export function mergedMaps(before: DocumentData, after: DocumentData): DocumentData {
  const fields = Object.entries(after).map(([name, value]: [string, unknown]) => {
    const old: unknown = before[name];
    return [name, isMap(old) && isMap(value) ? mergedMaps(old, value) : value];
  });
  return { ...before, ...Object.fromEntries(fields) };
}

/** True for a map of fields; a time or another object of the database is a value. */
function isMap(value: unknown): value is DocumentData {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
