import { expect, test } from "vitest";
import { percentile } from "./percentile.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test("half of the values are at most the 50th percentile, all but one at most the 99th", () => {
  expect(percentile(hundred, 50)).toBe(50);
  expect(percentile(hundred, 99)).toBe(99);
});

test("of few values the 99th percentile is the greatest, and of none there is no value", () => {
  expect(percentile([3, 1, 2], 99)).toBe(3);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});
