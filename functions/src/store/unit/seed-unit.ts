import type { DocumentData, DocumentReference, Firestore } from "firebase-admin/firestore";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { mergedMaps } from "./joined-merges.ts";
import type { Unit } from "./unit.ts";

const WRITES_A_BATCH = 400;
const BATCHES_AT_ONCE = 4;

/** The source of new ids; seeded, so that the same seed gives the same company. */
interface IdSource {
  id(): string;
}

/** A document to be written. */
export interface SeedWrite {
  reference: DocumentReference;
  data: DocumentData;
  /** True adds the fields to the existing ones, also inside of maps. */
  isMerge?: boolean;
}

/** Writes documents, replacing existing ones. */
export type Commit = (writes: readonly SeedWrite[]) => Promise<void>;

/** The database to which the seed writes: `firestore` names the documents, `commit` stores them. */
export interface Database {
  firestore: Firestore;
  commit: Commit;
}

export function commitTo(firestore: Firestore): Commit {
  return async (writes) => {
    const batch = firestore.batch();
    for (const { reference, data, isMerge = false } of writes) {
      batch.set(reference, data, { merge: isMerge });
    }
    await batch.commit();
  };
}

/**
 * A unit of work for the server's stores that only writes, and only on request: a document that is
 * saved several times is written once. Work that was due before `now` is left out, and so are
 * events: the history that is written has followed both. New ids come from the seed's random
 * numbers. Batches of this size are four times as fast in the emulator as a BulkWriter.
 */
export class SeedUnit {
  readonly unit: Unit;
  readonly #commit: Commit;
  #pending = new Map<string, SeedWrite>();
  #written = 0;
  #salts = 0;

  constructor({ firestore, commit }: Database, random: IdSource, now: Instant) {
    this.#commit = commit;
    const keep = (reference: DocumentReference, data: DocumentData) => {
      if (isOver(reference, data, now)) return;
      this.#pending.set(reference.path, { reference, data });
    };
    const merge = (reference: DocumentReference, data: DocumentData) => {
      const waiting = this.#pending.get(reference.path);
      const joined = waiting === undefined ? data : mergedMaps(waiting.data, data);
      this.#pending.set(reference.path, { reference, data: joined, isMerge: true });
    };
    const refuse = () => {
      throw new Error("The seed reads nothing.");
    };
    this.unit = {
      firestore: withSeededIds(firestore, random),
      now: () => now,
      newSalt: () => `seed-${(this.#salts += 1)}`,
      getAll: refuse,
      run: refuse,
      set: keep,
      create: keep,
      update: refuse,
      merge,
      delete: refuse,
    };
  }

  /** The number of documents that have reached the database. */
  get written(): number {
    return this.#written;
  }

  async flush(): Promise<void> {
    const waiting = [...this.#pending.values()];
    this.#pending = new Map();
    const worker = async () => {
      for (let some = waiting.splice(0, WRITES_A_BATCH); some.length > 0;) {
        await this.#commit(some);
        this.#written += some.length;
        some = waiting.splice(0, WRITES_A_BATCH);
      }
    };
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, worker));
  }
}

function isOver({ parent }: DocumentReference, data: DocumentData, now: Instant): boolean {
  if (parent.id === "events") return true;
  const dueAt: unknown = data["dueAt"];
  return parent.id === "dueWork" && dueAt instanceof Date && dueAt.getTime() < Date.parse(now);
}

function withSeededIds(firestore: Firestore, random: IdSource): Firestore {
  return new Proxy(firestore, {
    get: (target, name) => {
      if (name === "collection") {
        return (path: string) => ({ doc: () => target.collection(path).doc(random.id()) });
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
