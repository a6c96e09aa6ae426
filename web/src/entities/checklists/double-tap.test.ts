import { expect, test } from "vitest";
import { isDoubleTap } from "./double-tap.ts";

const givenAtMs = 1000;
const takenBack = (atMs: number) => ({ isGiven: false, atMs });

test("a second tap a moment after the first does not take the check back", () => {
  expect(isDoubleTap(takenBack(1180), givenAtMs)).toBe(true);
  expect(isDoubleTap(takenBack(1499), givenAtMs)).toBe(true);
});

test("a later tap takes it back, and so does the first on a check of earlier", () => {
  expect(isDoubleTap(takenBack(1500), givenAtMs)).toBe(false);
  expect(isDoubleTap(takenBack(1180), null)).toBe(false);
});

test("a tap that gives another answer counts at once", () => {
  expect(isDoubleTap({ isGiven: true, atMs: 1180 }, givenAtMs)).toBe(false);
});
