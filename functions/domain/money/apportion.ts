import { roundedQuotient } from "./rational.ts";

/**
 * Whole numbers for the fractions `shares[i] / denominator`, which add up to their sum rounded half
 * up: the largest remainders get the units that rounding down leaves over, and among equal
 * remainders the earlier share. No share moves by a whole unit or more.
 */
export function apportion(shares: readonly bigint[], denominator: bigint): number[] {
  const total = roundedQuotient(
    shares.reduce((sum, share) => sum + share, 0n),
    denominator,
  );
  const floors = shares.map((share) => floorQuotient(share, denominator));
  const missing = Number(total - floors.reduce((sum, floor) => sum + floor, 0n));
  const remainders = shares.map((share, index) => share - (floors[index] ?? 0n) * denominator);
  const raised = new Set(
    remainders
      .map((remainder, index) => ({ remainder, index }))
      .toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return floors.map((floor, index) => Number(floor) + (raised.has(index) ? 1 : 0));
}

function floorQuotient(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
