import { describe, expect, test } from "vitest";
import { deviceFormats } from "@crewline/domain/formats/formats";
import { compactTimes, isOvernight } from "./shift-words.ts";

const times = (startsAtLocal: string, endsAtLocal: string) => ({ startsAtLocal, endsAtLocal });

describe("the times of a shift in a narrow place", () => {
  test.each([
    ["06:00", "14:30", "6am–2:30pm"],
    ["12:00", "00:00", "12pm–12am"],
    ["00:15", "12:05", "12:15am–12:05pm"],
  ])("%s to %s are %s where people count to twelve", (...[from, to, text]) => {
    expect(compactTimes(times(from, to), { ...deviceFormats, clock: "12" })).toBe(text);
  });

  test("stay as they are where people count to twenty-four", () => {
    expect(compactTimes(times("06:00", "14:30"), { ...deviceFormats, clock: "24" })).toBe(
      "06:00–14:30",
    );
  });
});

test("a shift that ends at midnight does not reach into the next day", () => {
  expect(isOvernight(times("16:00", "00:00"))).toBe(false);
  expect(isOvernight(times("22:00", "06:00"))).toBe(true);
  expect(isOvernight(times("09:00", "09:00"))).toBe(true);
});
