import { expect, test } from "vitest";
import { paidRateMinor } from "./paid-rate.ts";

const HOUR = 3600;

test("overtime was shown with a base rate that does not make its amount", () => {
  const seconds = 6 * HOUR + 40 * 60;
  expect(paidRateMinor({ kind: "overtime", seconds, amountMinor: 170_00 })).toBe(25_50);
  expect(paidRateMinor({ kind: "doubletime", seconds: HOUR, amountMinor: 34_00 })).toBe(34_00);
});

test("other hours are paid at the rate of their line", () => {
  expect(paidRateMinor({ kind: "regular", seconds: HOUR, amountMinor: 17_00 })).toBeNull();
  expect(paidRateMinor({ kind: "overtime", seconds: 0, amountMinor: 0 })).toBeNull();
});
