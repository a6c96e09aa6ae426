import { expect, test } from "vitest";
import { formatRational, rational, roundHalfUp } from "../../kernel/money/rational.ts";
import { bonusOvertime, payOfBuckets, straightPay, weightedRegularRate } from "./regular-rate.ts";

const part = (hours: number, cents: number) => ({
  seconds: hours * 3600,
  rateMinor: rational(cents),
});

test("32 hours at 11.00 and 10 at 9.00 are 442.00, a regular rate of 10.52", () => {
  const parts = [part(32, 1100), part(10, 900)];
  expect(roundHalfUp(straightPay(parts))).toBe(44_200);
  expect(roundHalfUp(weightedRegularRate(parts))).toBe(1052);
});

test("a bonus is part of the remuneration that is divided", () => {
  expect(formatRational(weightedRegularRate([part(43, 1000)], 5000))).toBe("48000/43");
  expect(formatRational(weightedRegularRate([]))).toBe("0");
});

test("a bonus of 75.00 over 85 hours adds 2.21 for five overtime hours", () => {
  const hours = { total: rational(85), overtime: rational(5) };
  expect(roundHalfUp(bonusOvertime(7500, hours))).toBe(221);
});

test("straight time and premium are two views of the same pay", () => {
  const buckets = [
    { seconds: 40 * 3600, percent: 100 },
    { seconds: 8 * 3600, percent: 150 },
    { seconds: 2 * 3600, percent: 200 },
  ];
  const { straight, premium, pay } = payOfBuckets(buckets, rational(2000));
  expect([straight, premium, pay].map(roundHalfUp)).toEqual([100_000, 12_000, 112_000]);
});
