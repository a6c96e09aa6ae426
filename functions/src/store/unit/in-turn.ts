const last = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks of one key one after the other within this process: tasks on the same document
 * would otherwise make each other's transactions fail. Other processes are not affected.
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
 * As `inTurn`, for work with the same result for every caller: all callers who arrive while it
 * waits share one run, which begins after their call and so sees their earlier writes.
 */
export function onceMore<T>(key: string, work: () => Promise<T>): Promise<T> {
  const shared = waiting.get(key);
  // The same key always means the same work.
  if (shared !== undefined) return shared as Promise<T>;
  const mine = inTurn(key, () => {
    waiting.delete(key);
    return work();
  });
  waiting.set(key, mine);
  return mine;
}
