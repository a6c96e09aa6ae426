/**
 * The value that so many percent of the values do not exceed (nearest rank); NaN of none. Of few
 * values a high percentile is the greatest one.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN;
}
