const MINUTE_MILLIS = 60_000;

/** Milliseconds from `nowMillis` until a minute begins, in (0, 60 000]. */
export function millisToNextMinute(nowMillis: number): number {
  const passed = nowMillis % MINUTE_MILLIS;
  return MINUTE_MILLIS - passed;
}
