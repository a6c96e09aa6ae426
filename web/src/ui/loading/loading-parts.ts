const QUIET_MS = 1000;

/** How many parts of the screen wait for their data. */
let waiting = 0;

/** Says that a part of the screen waits for its data; answers how to say that it came. */
export function beginLoading(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

/**
 * Acts once the screen has stood for a second, so that nothing that can wait takes the network
 * from what the screen waits for. Answers how to give it up.
 */
export function whenNothingLoads(act: () => void): () => void {
  const timer = setInterval(() => {
    if (waiting > 0) return;
    clearInterval(timer);
    act();
  }, QUIET_MS);
  return () => clearInterval(timer);
}
