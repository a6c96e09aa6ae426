import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { WrongPins } from "../../records/kiosks/kiosk-device.ts";

/** One wrong PIN is forgotten after so many seconds; a right one forgives nothing. */
const FORGOTTEN_AFTER_SECONDS = 300;

/** From so many on, each makes everybody at the tablet wait. */
const FREE_PINS = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;

/**
 * Seconds until a PIN may be tried at the tablet; null if one may be tried now. The fifth wrong PIN
 * means 30 seconds, each further one twice as long, up to 15 minutes. A person who knows one PIN
 * cannot reset the count with it between guesses at others.
 */
export function secondsToWaitForPin(wrong: WrongPins | null, now: Instant): number | null {
  if (wrong === null || wrong.count < FREE_PINS) return null;
  const doubled = FIRST_WAIT_SECONDS * 2 ** Math.min(wrong.count - FREE_PINS, 10);
  const left = Math.min(doubled, LONGEST_WAIT_SECONDS) - elapsedSeconds(wrong.at, now);
  return left > 0 ? left : null;
}

/** The count after one more wrong PIN. */
export function afterWrongPin(wrong: WrongPins | null, now: Instant): WrongPins {
  if (wrong === null) return { count: 1, at: now };
  const forgotten = Math.floor(elapsedSeconds(wrong.at, now) / FORGOTTEN_AFTER_SECONDS);
  return { count: Math.max(0, wrong.count - Math.max(0, forgotten)) + 1, at: now };
}
