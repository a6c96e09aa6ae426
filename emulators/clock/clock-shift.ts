/**
 * Milliseconds from the real clock to that of this run, 0 without `--as-of`; setup.mjs computes
 * it once, so that all processes agree.
 */
export const clockShiftMs = Number(process.env["CREWLINE_CLOCK_SHIFT"] ?? 0);

/** How many times as fast as the real clock that of this run goes, from a real instant on. */
export const clockSpeed = {
  times: Number(process.env["CREWLINE_CLOCK_SPEED"] ?? 1),
  fromMs: Number(process.env["CREWLINE_CLOCK_SPEED_FROM"] ?? 0),
};

/** The real milliseconds until the next full minute by the clock of this run. */
export function untilNextMinute(): number {
  const realNow = performance.timeOrigin + performance.now();
  const times = realNow < clockSpeed.fromMs ? 1 : clockSpeed.times;
  return (60_000 - (Date.now() % 60_000)) / times;
}
