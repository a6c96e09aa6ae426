import { apportionTo } from "../../kernel/money/apportion.ts";
import type { Rational } from "../../kernel/money/rational.ts";
import { add, rational, zero } from "../../kernel/money/rational.ts";
import type { ExplainedPart } from "../pay/explain.ts";

/** The parts of an entry, with those together that only a break divides. */
export function paidAlike(parts: readonly ExplainedPart[]): ExplainedPart[][] {
  const keyOf = ({ day, multiplierPercent, rule, rate, isCovered }: ExplainedPart) =>
    JSON.stringify([day, multiplierPercent, rule, rate, isCovered]);
  return [...Map.groupBy(parts, keyOf).values()];
}

/**
 * The whole minor units of groups of parts, which add up to `totalMinor`, the rounded pay of their
 * hours. Null for a group whose pay is held back.
 */
export function partAmounts(
  groups: readonly (readonly ExplainedPart[])[],
  totalMinor: number,
): (number | null)[] {
  if (groups.flat().some(({ straight }) => straight === null)) return groups.map(() => null);
  const sums = groups.map((parts) => parts.flatMap(exactPay).reduce(add, zero));
  const denominator = sums.reduce((product, one) => leastMultiple(product, one.denominator), 1n);
  const shares = sums.map((one) => one.numerator * (denominator / one.denominator));
  return apportionTo(shares, denominator, totalMinor);
}

function exactPay({ straight, premium }: ExplainedPart): Rational[] {
  return [exact(straight ?? "0"), exact(premium ?? "0")];
}

/** An amount as the pay library writes it: "1200" or "3700/3". */
export function exact(text: string): Rational {
  const [above = "0", below = "1"] = text.split("/");
  return rational(BigInt(above), BigInt(below));
}

function leastMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestDivisor(a, b)) * b;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
