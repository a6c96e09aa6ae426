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
