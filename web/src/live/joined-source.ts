import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LiveSource } from "./live-source.ts";

interface JoinInput<R, T> {
  uid: UserId;
  sources: readonly LiveSource<R[]>[];
  /** Makes the value of the rows of each source, in the order of the sources. */
  combine: (rowsOfSources: R[][]) => T;
}

/** What several sources of one reader have, as one value. */
export function joinedSource<R, T>({ uid, sources, combine }: JoinInput<R, T>): LiveSource<T> {
  return {
    key: [uid, "joined", ...sources.map(({ key }) => key)],
    uid,
    queries: sources.flatMap(({ queries }) => queries),
    collect: () => {
      const parts = sources.map((source) => source.collect());
      const owners = sources.flatMap(({ queries }, source) =>
        queries.map((_, queryIndex) => ({ part: parts[source], queryIndex })),
      );
      return {
        take: (queryIndex, change) => {
          const owner = owners[queryIndex];
          return owner?.part?.take(owner.queryIndex, change) ?? false;
        },
        isEmpty: () => parts.every((part) => part.isEmpty()),
        value: () => combine(parts.map((part) => part.value())),
        unreadable: () => parts.flatMap((part) => part.unreadable()),
      };
    },
  };
}
