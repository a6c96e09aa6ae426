import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantFromMilliseconds } from "@crewline/domain/kernel/time/instant";

/** Milliseconds since 1970, the clock that everything on the server reads. */
export function nowMillis(): number {
  return Date.now();
}

/** Whole seconds since 1970, as in the tokens. */
export function nowSeconds(): number {
  return Math.floor(nowMillis() / 1000);
}

/** The present as an instant. */
export function now(): Instant {
  return instantFromMilliseconds(nowMillis());
}
