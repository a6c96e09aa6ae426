const MINUTE = 60;
const HOUR = 3600;

/** Quick at first, for a server that is busy; then patient, for one that is down over night. */
const waits = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 12 * HOUR];

/** The number of attempts to send a message before it is given up. */
export const maxAttempts = waits.length + 1;

/** Seconds to wait after the attempt of that number (from 1), or null when it was the last one. */
export function backOffSeconds(attempts: number): number | null {
  return waits[attempts - 1] ?? null;
}
