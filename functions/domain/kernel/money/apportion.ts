import { roundedQuotient } from "./rational.ts";

/**
 * Whole numbers for the fractions `shares[i] / denominator`, which add up to their sum rounded half
 * up: the largest remainders get the units that rounding down leaves over, and among equal
 * remainders the earlier share. No share moves by a whole unit or more.
 */
export function apportion(shares: readonly bigint[], denominator: bigint): number[] {
  let sum = 0n;
  let missing = 0n;
  const parts = shares.map((share, index) => {
    const floor = floorQuotient(share, denominator);
    sum += share;
    missing -= floor;
    return { index, whole: Number(floor), remainder: share - floor * denominator };
  });
  missing += roundedQuotient(sum, denominator);
  const raised = missing === 0n ? [] : parts.toSorted(byRemainder).slice(0, Number(missing));
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
