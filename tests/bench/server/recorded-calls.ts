import { setTimeout as pause } from "node:timers/promises";
import { DocumentReference, Firestore, Query, Transaction } from "firebase-admin/firestore";

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** A call of the database, which can be made again; those of one wave ran at the same time. */
interface Call {
  wave: number;
  again: (transaction: Transaction) => unknown;
}

/** The calls that some work made of the database, and what a transaction among them wrote. */
export class Recording {
  readonly #calls: Call[] = [];
  readonly #writes: ((transaction: Transaction) => void)[] = [];
  #endedWave = 0;

  /** Makes the call, and notes after which others it began. */
  async call(make: () => unknown, again: Call["again"]): Promise<unknown> {
    const wave = this.#endedWave + 1;
    this.#calls.push({ wave, again });
    try {
      return await make();
    } finally {
      this.#endedWave = Math.max(this.#endedWave, wave);
    }
  }

  noteWrite(again: (transaction: Transaction) => void): void {
    this.#writes.push(again);
  }

  /**
   * Makes the calls again in the same waves. Reads ask for the same documents; writes make new ones
   * in collections of the same names, because the emulator locks by the name of a collection.
   */
  async repeat(transaction: Transaction): Promise<void> {
    for (const wave of Map.groupBy(this.#calls, (call) => call.wave).values()) {
      await Promise.all(wave.map(({ again }) => again(transaction)));
    }
    for (const write of this.#writes) write(transaction);
  }
}

/** Does the work and returns the calls that it made in this process; one work at a time. */
export async function recordedCalls(work: () => Promise<unknown>): Promise<Recording> {
  const recording = new Recording();
  const undo = [...outside(recording), ...inTransactions(recording)];
  try {
    await work();
  } finally {
    for (const one of undo) one();
  }
  return recording;
}

function outside(recording: Recording) {
  const read = (real: Method): Method =>
    function noted(...args) {
      const make = () => real.apply(this, args);
      return recording.call(make, make);
    };
  const write = (real: Method): Method =>
    function noted(...args) {
      const again = () => real.apply(newDocument(this as DocumentReference), args);
      return recording.call(() => real.apply(this, args), again);
    };
  return [
    replace(Firestore.prototype, "getAll", read),
    replace(Query.prototype, "get", read),
    replace(DocumentReference.prototype, "set", write),
  ];
}

function inTransactions(recording: Recording) {
  const inside = new WeakMap<object, Recording>();
  const run = (real: Method): Method =>
    function noted(work, options) {
      const inner = new Recording();
      const first = (transaction: Transaction) => {
        inside.set(transaction, inner);
        return (work as (transaction: Transaction) => unknown)(transaction);
      };
      const again = (transaction: Transaction) => inner.repeat(transaction);
      return recording.call(
        () => real.call(this, first, options),
        () => untilAlone(() => real.call(this, again, options)),
      );
    };
  const read = (real: Method): Method =>
    function noted(...args) {
      const make = () => real.apply(this, args);
      const own = inside.get(this as object);
      return own === undefined ? make() : own.call(make, (other) => real.apply(other, args));
    };
  const write = (real: Method): Method =>
    function noted(...args) {
      const [target, ...rest] = args;
      inside.get(this as object)?.noteWrite((other) => {
        real.apply(other, [newDocument(target as DocumentReference), ...rest]);
      });
      return real.apply(this, args);
    };
  return [
    replace(Firestore.prototype, "runTransaction", run),
    ...["get", "getAll"].map((name) => replace(Transaction.prototype, name, read)),
    ...["set", "create", "delete"].map((name) => replace(Transaction.prototype, name, write)),
  ];
}

/** Replaces a method; returns how to put the real one back. */
function replace(prototype: object, name: string, make: (real: Method) => Method): () => void {
  const real: Method = Reflect.get(prototype, name);
  Reflect.set(prototype, name, make(real));
  return () => void Reflect.set(prototype, name, real);
}

function newDocument({ firestore, parent }: DocumentReference): DocumentReference {
  return firestore.collection(`benches/bench/${parent.id}`).doc();
}

const LONGEST_PAUSE_MS = 120;

/** Tries a transaction again, after a short pause, while another one is in its way. */
async function untilAlone(run: () => unknown): Promise<unknown> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const metAnother = error instanceof Error && "code" in error && error.code === ABORTED;
      if (!metAnother) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

/** The code of gRPC for a transaction that lost against another one. */
const ABORTED = 10;
