import { setTimeout } from "node:timers/promises";

/** Waits for what follows an answer: triggers and tasks. Returns what was found last. */
export async function eventually<T>(
  look: () => Promise<T>,
  isDone: (found: T) => boolean,
  atMostMillis = 120_000,
): Promise<T> {
  const until = Date.now() + atMostMillis;
  for (;;) {
    const found = await look();
    if (isDone(found) || Date.now() > until) return found;
    await setTimeout(100);
  }
}
