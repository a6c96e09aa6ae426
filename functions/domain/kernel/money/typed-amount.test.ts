import { expect, test } from "vitest";
import { american, german, onDevice } from "../formats/readers.test-support.ts";
import { parseAmount, readAmount, readSum, sumText } from "./typed-amount.ts";

test("an amount has at most the decimals of its currency", () => {
  expect(parseAmount("52000.5", "USD")).toBe(5_200_050);
  expect(parseAmount("52000.505", "USD")).toBeNull();
  expect(parseAmount("4000000", "JPY")).toBe(4_000_000);
  expect(parseAmount("4000000.5", "JPY")).toBeNull();
  expect(parseAmount("much", "USD")).toBeNull();
});

test("typed amounts may have groups of thousands", () => {
  expect(readAmount("52,000.50", "USD", onDevice)).toBe(5_200_050);
});

test("a sum is read as spreadsheets of the reader write it, with its currency and its sign", () => {
  const read = (text: string) => readSum(text, "USD", american);
  expect(["1240.5", "$1,240.50", "1,240.50 USD", "1 240,50"].map(read)).toEqual(
    Array.from({ length: 4 }, () => 124_050),
  );
  expect(["(35.00)", "-35", "−$35", "$(35)", "0"].map(read)).toEqual([
    -3500, -3500, -3500, -3500, 0,
  ]);
  expect(["", "much", "12.3456", "1-2", "99999999999999"].map(read)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(readSum("1.240,50 €", "EUR", german)).toBe(124_050);
  expect(readSum("400.000.000", "VND", german)).toBe(400_000_000);
});

test("a sum is shown as the reader types it, and read back", () => {
  expect(sumText(124_050, "EUR", german)).toBe("1240,50");
  expect(sumText(-3500, "USD", american)).toBe("-35");
  expect(readSum(sumText(124_050, "EUR", german), "EUR", german)).toBe(124_050);
});
