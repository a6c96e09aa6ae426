/**
 * Milliseconds from the real clock to that of this run, 0 without `--as-of`; setup.mjs computes
 * it once, so that all processes agree.
 */
export const clockShiftMs = Number(process.env["CREWLINE_CLOCK_SHIFT"] ?? 0);
