import { setTimeout as pause } from "node:timers/promises";
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
} from "firebase-admin/firestore";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { now } from "../../platform/clock.ts";
import { usesFirestoreEmulator } from "../../platform/env.ts";
import { newSalt } from "../../platform/digest.ts";
import { countWrite } from "../../platform/usage-meter.ts";
import { commitSize } from "./commit-size.ts";
import { counted } from "./counted.ts";
import { firestore, noField } from "./firestore.ts";
import { inTurn } from "./in-turn.ts";
import { joinedMerges } from "./joined-merges.ts";

/** One unit of work on the database: in a transaction it reads first and writes at the end. */
export interface Unit {
  firestore: Firestore;
  /** The present; a seed writes a company as of another moment. */
  now: () => Instant;
  /** A text that keeps short values from being guessed by their digests; a seed repeats its own. */
  newSalt: () => string;
  getAll: (references: readonly DocumentReference[]) => Promise<DocumentSnapshot[]>;
  run: (query: Query) => Promise<QuerySnapshot>;
  set: (reference: DocumentReference, data: DocumentData) => void;
  create: (reference: DocumentReference, data: DocumentData) => void;
  /**
   * Writes the named fields of a document that exists, each as a whole, and leaves the others;
   * undefined takes a field out.
   */
  update: (reference: DocumentReference, fields: DocumentData) => void;
  /** Writes the named fields, also those inside of maps, and leaves the others; reads nothing. */
  merge: (reference: DocumentReference, data: DocumentData) => void;
  delete: (reference: DocumentReference) => void;
}

/**
 * No further try begins `triesMillis` after the call, unless fewer than `fewestTries` were made; a
 * turn that comes `turnMillis` after it is too late for a first one. A person waits: the answer is
 * wanted within three seconds, and the app then sends the change again. The emulator gets longer.
 */
const patience = () =>
  usesFirestoreEmulator()
    ? { triesMillis: 7000, turnMillis: 14_000, fewestTries: 5 }
    : { triesMillis: 2000, turnMillis: 2000, fewestTries: 2 };

/** The pause before the next try is drawn below this, doubled with each try. */
const FIRST_PAUSE_MILLIS = 60;
const LONGEST_PAUSE_MILLIS = 1000;

/**
 * Runs the work in one transaction: all of its writes happen, or none. It may run more than once if
 * others change what it has read, so it must have no other effects. Throws busy if others came
 * first each time. Tasks of the same `turn`, which would change the same record, run one after the
 * other within this process; one whose turn comes too late is busy without a try.
 */
export function inTransaction<T>(
  work: (unit: Unit) => Promise<T>,
  turn: string | null = null,
): Promise<T> {
  const called = performance.now();
  const millis = () => performance.now() - called;
  return turn === null ? runSoon(work, millis) : inTurn(turn, () => runSoon(work, millis));
}

/** `millis` have passed since the call. */
async function runSoon<T>(work: (unit: Unit) => Promise<T>, millis: () => number): Promise<T> {
  const { triesMillis, turnMillis, fewestTries } = patience();
  if (millis() > turnMillis) throw new RuleViolation("busy", {});
  const database = await firestore();
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(database, work);
    } catch (error) {
      if (!metAnother(error) && !wasClosed(error)) throw error;
      const wait = pauseBefore(tries) * Math.random();
      const isLate = millis() + wait > triesMillis;
      if (isLate && tries >= fewestTries) throw new RuleViolation("busy", {});
      await pause(wait);
    }
  }
}

/** Longer with each try, so that many tries on one document spread out. */
function pauseBefore(tries: number): number {
  return Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS * 2 ** tries);
}

/** Another transaction changed what this one has read, and committed first (gRPC's ABORTED). */
function metAnother(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 10;
}

/** A transaction that the server cancelled while it waited for another one. */
function wasClosed(error: unknown): boolean {
  return (
    error instanceof Error && /transaction (is invalid or closed|has expired)/iu.test(error.message)
  );
}

/** One try: the SDK itself would repeat with pauses of seconds. */
function runOnce<T>(database: Firestore, work: (unit: Unit) => Promise<T>): Promise<T> {
  return database.runTransaction(
    async (transaction) => {
      const gone = await noField();
      const size = commitSize();
      const merges = joinedMerges((reference, data) => {
        countWrite();
        size.add(data);
        transaction.set(reference, data, { merge: true });
      });
      // All of a transaction is sent at its end, so each write counts.
      const sized = (write: (reference: DocumentReference, data: DocumentData) => unknown) =>
        merges.first((reference, data: DocumentData) => {
          size.add(data);
          write(reference, data);
        });
      const remove = sized((reference) => transaction.delete(reference));
      const result = await work({
        ...counted({
          firestore: database,
          now,
          newSalt,
          getAll: (references) =>
            references.length === 0 ? Promise.resolve([]) : transaction.getAll(...references),
          run: (query) => transaction.get(query),
          set: sized((reference, data) => transaction.set(reference, data)),
          create: sized((reference, data) => transaction.create(reference, data)),
          update: sized((reference, fields) => transaction.update(reference, filled(fields, gone))),
          merge: () => undefined,
          delete: (reference) => remove(reference, {}),
        }),
        merge: merges.add,
      });
      merges.write();
      size.require();
      return result;
    },
    { maxAttempts: 1 },
  );
}

/** The fields with a value instead of undefined. */
function filled(fields: DocumentData, value: unknown): DocumentData {
  const entries = Object.entries(fields).map(([name, field]: [string, unknown]) => [
    name,
    field === undefined ? value : field,
  ]);
  return Object.fromEntries(entries);
}

/** Reads outside a transaction: for queries, which change nothing. */
export async function readingUnit(): Promise<Unit> {
  const database = await firestore();
  const refuse = () => {
    throw new Error("Writes need a transaction.");
  };
  return counted({
    firestore: database,
    now,
    newSalt,
    getAll: (references) =>
      references.length === 0 ? Promise.resolve([]) : database.getAll(...references),
    run: (query) => query.get(),
    set: refuse,
    create: refuse,
    update: refuse,
    merge: refuse,
    delete: refuse,
  });
}
