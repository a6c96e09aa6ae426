import { setTimeout as pause } from "node:timers/promises";
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from "firebase-admin/firestore";
import { firestore } from "./firestore.ts";

/** One piece of work on the database: in a transaction it reads first and writes at the end. */
export interface Unit {
  firestore: Firestore;
  getAll: (references: readonly DocumentReference[]) => Promise<DocumentSnapshot[]>;
  run: (query: Query) => Promise<QuerySnapshot>;
  set: (reference: DocumentReference, data: DocumentData) => void;
  create: (reference: DocumentReference, data: DocumentData) => void;
  /** Writes the named fields, also those inside of maps, and leaves the others; reads nothing. */
  merge: (reference: DocumentReference, data: DocumentData) => void;
  delete: (reference: DocumentReference) => void;
}

/** How often a transaction begins anew after it met another one. */
const ATTEMPTS = 5;
/** How many of these are tried soon after each other: the SDK waits a second before its second one. */
const QUICK_ATTEMPTS = 2;
const QUICK_PAUSE_MILLIS = 100;

/**
 * Runs the work in one transaction: all of its writes happen, or none. It may run more than once
 * when others change what it has read, so it must not act on anything else.
 */
export async function inTransaction<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
  const database = await firestore();
  for (let attempt = 1; ; attempt += 1) {
    const isQuick = attempt <= QUICK_ATTEMPTS;
    try {
      return await runOnce(database, work, isQuick ? { maxAttempts: 1 } : {});
    } catch (error) {
      const isPassing = wasClosed(error) || (isQuick && metAnother(error));
      if (attempt === ATTEMPTS || !isPassing) throw error;
      await pause(QUICK_PAUSE_MILLIS * Math.random());
    }
  }
}

/** Another transaction changed what this one has read, and came first (gRPC's ABORTED). */
function metAnother(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 10;
}

/** The SDK repeats a conflict by itself, but not a transaction that the server gave up. */
function wasClosed(error: unknown): boolean {
  return (
    error instanceof Error && /transaction (is invalid or closed|has expired)/iu.test(error.message)
  );
}

function runOnce<T>(
  database: Firestore,
  work: (unit: Unit) => Promise<T>,
  options: { maxAttempts?: number },
): Promise<T> {
  return database.runTransaction(
    (transaction) =>
      work({
        firestore: database,
        getAll: (references) =>
          references.length === 0 ? Promise.resolve([]) : transaction.getAll(...references),
        run: (query) => transaction.get(query),
        set: (reference, data) => void transaction.set(reference, data),
        create: (reference, data) => void transaction.create(reference, data),
        merge: (reference, data) => void transaction.set(reference, data, { merge: true }),
        delete: (reference) => void transaction.delete(reference),
      }),
    options,
  );
}

/** Reads outside a transaction: for queries, which change nothing. */
export async function readingUnit(): Promise<Unit> {
  const database = await firestore();
  const refuse = () => {
    throw new Error("Writes need a transaction.");
  };
  return {
    firestore: database,
    getAll: (references) =>
      references.length === 0 ? Promise.resolve([]) : database.getAll(...references),
    run: (query) => query.get(),
    set: refuse,
    create: refuse,
    merge: refuse,
    delete: refuse,
  };
}
