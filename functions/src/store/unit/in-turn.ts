const last = new Map<string, Promise<unknown>>();

/**
 * Runs the works of one key after the other within this process: those who meet at one document
 * would otherwise keep each other's transactions from succeeding. Other processes meet as before.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  const forget = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
}

const waiting = new Map<string, Promise<unknown>>();

/**
 * As `inTurn`, for work that gives the same result for every caller: all who ask while it waits share
 * one run, which begins after they asked and so sees what they did before.
 */
export function onceMore<T>(key: string, work: () => Promise<T>): Promise<T> {
  const shared = waiting.get(key);
  // The same key always stands for the same work.
  if (shared !== undefined) return shared as Promise<T>;
  const mine = inTurn(key, () => {
    waiting.delete(key);
    return work();
  });
  waiting.set(key, mine);
  return mine;
}
