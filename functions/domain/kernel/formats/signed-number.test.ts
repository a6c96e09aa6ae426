import { expect, test } from "vitest";
import { signedNumber } from "./signed-number.ts";

test("numbers below zero are read with any sign that people type", () => {
  expect(["-18", "−18,5", "–1", "+4", "", "cold"].map(signedNumber)).toEqual([
    -18,
    -18.5,
    -1,
    4,
    null,
    undefined,
  ]);
});
