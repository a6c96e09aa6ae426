/** An exact fraction; the denominator is always positive. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

export const zero: Rational = { numerator: 0n, denominator: 1n };

/** A fraction in lowest terms. Throws a RangeError when the denominator is 0. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1): Rational {
  const over = BigInt(denominator);
  if (over === 0n) throw new RangeError("A fraction cannot have the denominator 0");
  const sign = over < 0n ? -1n : 1n;
  const above = BigInt(numerator) * sign;
  const divisor = greatestDivisor(above < 0n ? -above : above, over * sign);
  return { numerator: above / divisor, denominator: (over * sign) / divisor };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws a RangeError when `b` is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** The nearest whole number; an exact half rounds away from zero, so that -x rounds as x does. */
export function roundHalfUp(value: Rational): number {
  return Number(roundedQuotient(value.numerator, value.denominator));
}

/** As `roundHalfUp`, of a quotient that need not be in lowest terms; `by` is positive. */
export function roundedQuotient(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + by) / (2n * by);
  return value < 0n ? -rounded : rounded;
}

/** Written as "1200" or "3700/3". */
export function formatRational({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
