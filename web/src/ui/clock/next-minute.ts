const MINUTE_MILLIS = 60_000;

/** Milliseconds from `nowMillis` until a minute begins, in (0, 60 000]. */
export function millisToNextMinute(nowMillis: number): number {
  return MINUTE_MILLIS - (nowMillis % MINUTE_MILLIS);
}
