import { expect, test } from "vitest";
import { daysOfView, stepOfView, viewInAddress } from "./calendar-view.ts";

test.each([
  ["month", "2026-11-25", "monday", "2026-10-26", "2026-12-06"],
  ["month", "2026-11-25", "sunday", "2026-11-01", "2026-12-05"],
  ["month", "2027-02-01", "monday", "2027-02-01", "2027-02-28"],
  ["week", "2026-11-25", "sunday", "2026-11-22", "2026-11-28"],
  ["agenda", "2026-11-25", "monday", "2026-11-23", "2026-11-29"],
  ["day", "2026-11-25", "monday", "2026-11-25", "2026-11-25"],
] as const)("the %s of %s with weeks from %s is %s to %s", (view, day, startsOn, from, until) => {
  expect(daysOfView(view, day, startsOn)).toEqual({ from, until });
});

test.each([
  ["month", "2026-11-25", 1, "2026-12-25"],
  ["month", "2026-01-31", 1, "2026-02-01"],
  ["month", "2026-01-15", -1, "2025-12-15"],
  ["week", "2026-11-25", -1, "2026-11-18"],
  ["day", "2026-12-31", 1, "2027-01-01"],
] as const)("a step of the %s from %s by %i leads to %s", (view, day, step, expected) => {
  expect(stepOfView(view, day, step)).toBe(expected);
});

test("an address names a view that exists, or none", () => {
  expect([viewInAddress("week"), viewInAddress("year"), viewInAddress(null)]).toEqual([
    "week",
    null,
    null,
  ]);
});
