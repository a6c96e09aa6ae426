import type { Timestamp } from "firebase-admin/firestore";
import { counted } from "./counted.ts";
import { firestore } from "./firestore.ts";
import type { Unit } from "./unit.ts";
import { readingUnit } from "./unit.ts";

/** What was read of one moment of the database. */
export interface Reading<T> {
  result: T;
  /** The moment: microseconds since 1970 by the clock of the database. */
  readAtMicros: number;
}

/**
 * Reads everything as of one moment and locks nothing, so no writer waits for it. What follows from
 * the reading may be outdated when it is written: the writer compares the moments. Throws if
 * nothing was read.
 */
export async function inSnapshot<T>(work: (unit: Unit) => Promise<T>): Promise<Reading<T>> {
  const database = await firestore();
  const reading = await readingUnit();
  return database.runTransaction(
    async (transaction) => {
      let readAt: Timestamp | undefined;
      const unit = counted({
        ...reading,
        getAll: async (references) => {
          if (references.length === 0) return [];
          const snapshots = await transaction.getAll(...references);
          readAt = snapshots[0]?.readTime ?? readAt;
          return snapshots;
        },
        run: async (query) => {
          const snapshot = await transaction.get(query);
          readAt = snapshot.readTime;
          return snapshot;
        },
      });
      const result = await work(unit);
      if (readAt === undefined) throw new Error("A snapshot needs a read.");
      return { result, readAtMicros: microsOf(readAt) };
    },
    { readOnly: true },
  );
}

function microsOf({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}
