import { useRef } from "react";

/** A second tap within this time belongs to the first. */
const DOUBLE_TAP_MS = 500;

/** True for a tap that takes back what the tap before it gave: together they mean the answer. */
export function isDoubleTap(tap: { isGiven: boolean; atMs: number }, givenAtMs: number | null) {
  return !tap.isGiven && givenAtMs !== null && tap.atMs - givenAtMs < DOUBLE_TAP_MS;
}

/**
 * Tells of each tap on an answer whether it only doubles the one before. It goes by the times of the
 * taps themselves, because a busy device comes to handle them later.
 */
export function useDoubleTap(): (event: { timeStamp: number }, isGiven: boolean) => boolean {
  const givenAtMs = useRef<number | null>(null);
  return ({ timeStamp: atMs }, isGiven) => {
    if (isDoubleTap({ isGiven, atMs }, givenAtMs.current)) return true;
    givenAtMs.current = isGiven ? atMs : null;
    return false;
  };
}
