import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedMilliseconds, elapsedSeconds, instantBefore } from "../../kernel/time/instant.ts";
import type { Sending } from "./time-entry-inputs.ts";

/** A punch that waits longer on a device cannot be recorded any more. */
const OLDEST_DAYS = 7;
const OLDEST_MS = OLDEST_DAYS * 86_400_000;

/** Two clocks agree within this time, which also covers the way to the server. */
const AGREEING_MS = 120_000;
const AGREEING_SECONDS = AGREEING_MS / 1000;

/**
 * A punch that waited longer needs a decision. Only the device tells how long it waited, and a
 * changed app could tell anything: half an hour covers a lost connection on the way home, and a
 * wrong claim within it is seen beside the schedule.
 */
export const longestCleanWaitSeconds = 1800;

/** What the device's own clock showed at the tap. */
interface Tapped {
  at: Instant;
}

export interface TapTime {
  /** The time of the tap by the server's clock. */
  at: Instant;
  wasOffline: boolean;
  /** It waited longer than `longestCleanWaitSeconds`. */
  isLate: boolean;
  /** The device's clock was wrong, or was changed while the punch waited. */
  isClockWrong: boolean;
}

/**
 * Returns when a punch was tapped. One that is sent at the tap happens when the server receives it;
 * one that waited happened as much earlier as it waited. Never in the future. Throws punchTooOld
 * after more than 7 days.
 */
export function tapTime(tap: Tapped | null, sending: Sending | null, receivedAt: Instant): TapTime {
  if (tap === null || sending === null || !sending.wasQueued) {
    return { at: receivedAt, wasOffline: false, isLate: false, isClockWrong: false };
  }
  if (waitedMsOf(tap, sending, receivedAt) > OLDEST_MS) {
    throw new RuleViolation("punchTooOld", { days: OLDEST_DAYS });
  }
  const at = guessedTime(tap, sending, receivedAt);
  const isLate = elapsedSeconds(at, receivedAt) > longestCleanWaitSeconds;
  return { at, wasOffline: true, isLate, isClockWrong: isClockWrong(tap, sending, receivedAt) };
}

/** As the time of `tapTime`, however long ago: for a punch that is too old to be recorded. */
export function guessedTime(
  tap: Tapped | null,
  sending: Sending | null,
  receivedAt: Instant,
): Instant {
  if (tap === null || sending === null) return receivedAt;
  const waitedMs = Math.max(0, waitedMsOf(tap, sending, receivedAt));
  return instantBefore(receivedAt, waitedMs);
}

/**
 * The milliseconds that the punch waited, by the device's monotonic clock if the page lived all the
 * time. A sleeping device may stop that clock: a longer time by a right device clock counts.
 */
function waitedMsOf(tap: Tapped, { deviceNow, elapsedMs }: Sending, receivedAt: Instant): number {
  const byClock = elapsedMilliseconds(tap.at, deviceNow);
  if (elapsedMs === null) return byClock;
  return agree(deviceNow, receivedAt) && byClock > elapsedMs ? byClock : elapsedMs;
}

function isClockWrong(
  tap: Tapped,
  { deviceNow, elapsedMs }: Sending,
  receivedAt: Instant,
): boolean {
  const byClock = elapsedMilliseconds(tap.at, deviceNow);
  return !agree(deviceNow, receivedAt) || byClock < (elapsedMs ?? 0) - AGREEING_MS;
}

function agree(one: Instant, other: Instant): boolean {
  return Math.abs(elapsedMilliseconds(one, other)) <= AGREEING_MS;
}

/**
 * The time of a punch that follows others: not before the latest of them, if it seems to be so by a
 * delay on the way. A tap that was clearly earlier keeps its time.
 */
export function notBefore(at: Instant, earlier: readonly Instant[]): Instant {
  const close = earlier.filter((other) => isJustAfter(other, at));
  return close.reduce((last, other) => (other > last ? other : last), at);
}

/** True if the moment is after `at`, yet so little that the way to the server explains it. */
export function isJustAfter(moment: Instant, at: Instant): boolean {
  return moment > at && elapsedSeconds(at, moment) <= AGREEING_SECONDS;
}
