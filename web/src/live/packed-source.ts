import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LiveChange, LiveSource, StoredDocument } from "./live-source.ts";

interface PackedInput<R> {
  uid: UserId;
  path: string;
  /** The rows that the document holds, and the ids of those that cannot be read. */
  unpack: (document: StoredDocument) => { rows: R[]; unreadable: readonly string[] };
  compare: (a: R, b: R) => number;
}

/** The rows that one document holds packed, sorted; none while it does not exist. */
export function packedSource<R>({ uid, path, unpack, compare }: PackedInput<R>): LiveSource<R[]> {
  return {
    key: [uid, path],
    uid,
    queries: [{ kind: "document", path }],
    collect: () => {
      let rows: R[] | null = null;
      let isMissing = true;
      let unreadable: readonly string[] = [];
      return {
        take: (_queryIndex: number, { ids, changed: [document] }: LiveChange) => {
          if (rows !== null && document === undefined && isMissing === (ids.length === 0)) {
            return false;
          }
          isMissing = ids.length === 0;
          const found =
            document === undefined ? { rows: [], unreadable: [] } : unpackOr(unpack, document);
          rows = found.rows.toSorted(compare);
          ({ unreadable } = found);
          return true;
        },
        isEmpty: () => isMissing,
        value: () => rows ?? [],
        unreadable: () => unreadable,
      };
    },
  };
}

/** A document that cannot be read at all is named itself. */
function unpackOr<R>(unpack: PackedInput<R>["unpack"], document: StoredDocument) {
  try {
    return unpack(document);
  } catch {
    return { rows: [], unreadable: [document.id] };
  }
}
