import { median } from "./median.ts";

const ROUNDS = 9;
const SIZE = 200_000;

/**
 * Milliseconds of a fixed piece of work on this machine now. Times are told as multiples of it, so
 * that a slow or busy machine does not look like a slow product.
 */
export function baselineMs(): number {
  return median(Array.from({ length: ROUNDS }, work));
}

function work(): number {
  const started = performance.now();
  const values = Array.from({ length: SIZE }, (_, index) => ({ id: `n${index % 977}`, index }));
  const text = JSON.stringify(values);
  const back = JSON.parse(text) as typeof values;
  back.sort((a, b) => a.id.localeCompare(b.id) || b.index - a.index);
  return performance.now() - started;
}
