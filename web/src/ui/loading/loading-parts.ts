const QUIET_MS = 1000;

/** Counts the parts of the screen that wait for their data. */
let waiting = 0;

/** Says that a part of the screen waits for its data; returns how to say that it came. */
export function beginLoading(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

/**
 * Acts one second after the screen is shown, so that deferrable loads do not delay the screen's
 * own. Returns how to cancel it.
 */
export function whenNothingLoads(act: () => void): () => void {
  const timer = setInterval(() => {
    if (waiting > 0) return;
    clearInterval(timer);
    act();
  }, QUIET_MS);
  return () => clearInterval(timer);
}
