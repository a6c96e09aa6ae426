import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencySchema, decimalAmount, formatAmount, minorDigits } from "./amount.ts";
import { apportion } from "./apportion.ts";
import { german, onDevice } from "../formats/readers.test-support.ts";
import { decimalRate, formatRate, parseRate, rateText, readRate } from "./rate.ts";
import {
  add,
  divide,
  formatRational,
  multiply,
  rational,
  roundHalfUp,
  subtract,
} from "./rational.ts";

describe("amounts", () => {
  test("an amount has the decimals of its currency", () => {
    expect(decimalAmount(58_800, "USD")).toBe("588.00");
    expect(decimalAmount(5, "USD")).toBe("0.05");
    expect(decimalAmount(-5, "USD")).toBe("-0.05");
    expect(decimalAmount(588, "JPY")).toBe("588");
    expect(decimalAmount(588, "KWD")).toBe("0.588");
    expect(minorDigits("KWD")).toBe(3);
  });

  test("an amount is written as the locale writes it", () => {
    expect(formatAmount(123_456, "USD", onDevice)).toBe("$1,234.56");
    expect(formatAmount(1234, "JPY", onDevice)).toBe("¥1,234");
  });

  test("a code that is no currency is refused", () => {
    expect(currencySchema.safeParse("EUR").success).toBe(true);
    expect(currencySchema.safeParse("EURO").success).toBe(false);
    expect(currencySchema.safeParse("QQQ").success).toBe(false);
  });
});

describe("rates", () => {
  test.each([
    ["18.50", 185_000],
    ["18,5", 185_000],
    ["0", 0],
    ["12.0001", 120_001],
    [" 7 ", 70_000],
  ])("'%s' typed is %d ten-thousandths", (text, rate) => {
    expect(parseRate(text)).toBe(rate);
  });

  test.each(["", "-1", "1.00001", "1.2.3", "ten", "99999999"])("'%s' is no rate", (text) => {
    expect(parseRate(text)).toBeNull();
  });

  test("a typed rate is read as its reader writes, with groups of thousands; a file's is not", () => {
    expect(
      ["18,50", "18.50", "1.500", "1.500,25", "18,"].map((text) => readRate(text, german)),
    ).toEqual([185_000, 185_000, 15_000_000, 15_002_500, 180_000]);
    expect(rateText(185_000, german)).toBe("18,50");
    expect(parseRate("18.125")).toBe(181_250);
  });

  test("a rate shows further decimals only where it has them", () => {
    expect(formatRate(185_000, "USD", onDevice)).toBe("$18.50");
    expect(formatRate(185_050, "USD", onDevice)).toBe("$18.505");
    expect(formatRate(15_000_000, "JPY", onDevice)).toBe("¥1,500");
  });
});

test.each([
  [185_000, "18.50"],
  [183_333, "18.3333"],
  [185_050, "18.505"],
  [0, "0.00"],
])("%d ten-thousandths are %s in a file", (rate, text) => {
  expect(decimalRate(rate)).toBe(text);
});

describe("exact fractions", () => {
  const anyRational = fc
    .tuple(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
    )
    .map(([numerator, denominator]) => rational(numerator, denominator));

  test("a third stays a third", () => {
    expect(formatRational(multiply(divide(rational(1), rational(3)), rational(11_100)))).toBe(
      "3700",
    );
    expect(formatRational(rational(-6, -4))).toBe("3/2");
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  test("an exact half rounds away from zero", () => {
    expect(roundHalfUp(rational(5, 2))).toBe(3);
    expect(roundHalfUp(rational(-5, 2))).toBe(-3);
    expect(roundHalfUp(rational(7, 3))).toBe(2);
  });

  test("adding and taking away again gives the same", () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });

  test("rounding moves a value by half a unit at most", () => {
    fc.assert(
      fc.property(anyRational, (value) => {
        const error = subtract(value, rational(roundHalfUp(value)));
        const size = error.numerator < 0n ? -error.numerator : error.numerator;
        expect(2n * size <= error.denominator).toBe(true);
      }),
    );
  });
});

describe("apportionment by largest remainder", () => {
  test("three thirds of a unit add up to one", () => {
    expect(apportion([1n, 1n, 1n], 3n)).toEqual([1, 0, 0]);
    expect(apportion([100n, 100n, 100n], 3n)).toEqual([34, 33, 33]);
  });

  test("the lines add up to the rounded total and move by less than a unit", () => {
    const shares = fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }));
    fc.assert(
      fc.property(shares, fc.bigInt({ min: 1n, max: 10n ** 5n }), (parts, denominator) => {
        const lines = apportion(parts, denominator);
        const exact = rational(
          parts.reduce((sum, part) => sum + part, 0n),
          denominator,
        );
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(roundHalfUp(exact));
        lines.forEach((line, index) => {
          const error = BigInt(line) * denominator - (parts[index] ?? 0n);
          expect(error < denominator && error > -denominator).toBe(true);
        });
      }),
    );
  });
});
