import { expect, test } from "vitest";
import { onDevice } from "../formats/readers.test-support.ts";
import { parseAmount, readAmount } from "./typed-amount.ts";

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
