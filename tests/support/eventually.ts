import { setTimeout } from "node:timers/promises";

const firstPauseMillis = 100;
const longestPauseMillis = 800;

/**
 * Waits for what follows an answer: triggers and tasks. Returns what was found last. It looks less
 * and less often, for the emulator goes through every document for each query.
 */
export async function eventually<T>(
  look: () => Promise<T>,
  isDone: (found: T) => boolean,
  atMostMillis = 120_000,
): Promise<T> {
  const until = Date.now() + atMostMillis;
  for (let pause = firstPauseMillis; ; pause = Math.min(pause * 1.5, longestPauseMillis)) {
    const found = await look();
    if (isDone(found) || Date.now() > until) return found;
    await setTimeout(pause);
  }
}
