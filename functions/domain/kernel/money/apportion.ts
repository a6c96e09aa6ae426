import { roundedQuotient } from "./rational.ts";

/**
 * Whole numbers for the fractions `shares[i] / denominator`, which add up to their sum rounded half
 * up: the largest remainders get the units that rounding down leaves over, and among equal
 * remainders the earlier share. No share moves by a whole unit or more.
 */
export function apportion(shares: readonly bigint[], denominator: bigint): number[] {
  const sum = shares.reduce((total, share) => total + share, 0n);
  return apportionTo(shares, denominator, Number(roundedQuotient(sum, denominator)));
}

/**
 * Whole numbers for the fractions `shares[i] / denominator`, which add up to `total`: what rounding
 * down leaves over goes to the largest remainders, and where the total is further from the sum than
 * that, the same to all first. Empty for no shares.
 */
export function apportionTo(
  shares: readonly bigint[],
  denominator: bigint,
  total: number,
): number[] {
  const parts = shares.map((share, index) => {
    const floor = floorQuotient(share, denominator);
    return { index, whole: Number(floor), remainder: share - floor * denominator };
  });
  const missing = total - parts.reduce((sum, { whole }) => sum + whole, 0);
  const each = parts.length === 0 ? 0 : Math.floor(missing / parts.length);
  const over = missing - each * parts.length;
  const raised = over === 0 ? [] : parts.toSorted(byRemainder).slice(0, over);
  for (const part of parts) part.whole += each;
  for (const part of raised) part.whole += 1;
  return parts.map((part) => part.whole);
}

interface Part {
  index: number;
  whole: number;
  remainder: bigint;
}

function byRemainder(a: Part, b: Part): number {
  if (a.remainder === b.remainder) return a.index - b.index;
  return a.remainder > b.remainder ? -1 : 1;
}

function floorQuotient(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}
