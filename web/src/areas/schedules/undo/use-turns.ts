import { useState } from "react";

/** A change that is on its way to the server. */
export interface Saving {
  /** The employee and time of the shift, or the number of shifts. */
  subject: string;
  /** Set once the server refused it. */
  hasFailed: boolean;
}

export interface Turns {
  /** Runs work after that which is on its way; an undo says that it waits for what is saved. */
  inTurn: <T>(work: () => Promise<T>, saving?: Saving) => Promise<T>;
  /** The latest change that is on its way; null where there is none. */
  latestSaving: () => Saving | null;
}

interface ShownTurns extends Turns {
  /** True while work is on its way, or waits for a reason. */
  isBusy: boolean;
}

/**
 * Runs work one after another. Shifts that are typed quickly all touch the state of one week; sent
 * side by side they would wait for each other on the server, and far longer.
 */
export function useTurns(): ShownTurns {
  const [count, setCount] = useState(0);
  const [turns] = useState(() => newTurns((change) => setCount((before) => before + change)));
  return { ...turns, isBusy: count > 0 };
}

/** `count` is told of each work that begins to wait, 1, and that ends, -1. */
export function newTurns(count: (change: 1 | -1) => void): Turns {
  let last: Promise<unknown> = Promise.resolve();
  const savings: Saving[] = [];
  return {
    inTurn: (work, saving) => {
      const result = last.then(work);
      const ended = result.catch(() => undefined);
      last = ended;
      count(1);
      void ended.then(() => count(-1));
      if (saving !== undefined) {
        savings.push(saving);
        void ended.then(() => savings.splice(savings.indexOf(saving), 1));
      }
      return result;
    },
    latestSaving: () => savings.at(-1) ?? null,
  };
}
