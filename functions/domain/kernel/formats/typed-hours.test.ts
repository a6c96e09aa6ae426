import { expect, test } from "vitest";
import { secondsOfHours } from "../time/duration.ts";
import { hoursOf } from "./typed-hours.ts";

test("hours are read as a number or as hours and minutes, to the minute", () => {
  const texts = ["7.5", "7,5", "7:30", " 0:05 ", "40:00", "1,000"];
  expect(texts.map((text) => hoursOf(text))).toEqual([7.5, 7.5, 7.5, 5 / 60, 40, 1000]);
  for (let minute = 0; minute < 60; minute += 1) {
    const text = `7:${String(minute).padStart(2, "0")}`;
    expect(secondsOfHours(hoursOf(text) ?? 0)).toBe((7 * 60 + minute) * 60);
  }
});

test("half-typed hours and minutes beyond 59 are none", () => {
  const none = ["", "-", "7:", "7:3", ":30", "7:60", "7:30:00", "-7:30"];
  expect(none.map((text) => hoursOf(text))).toEqual(none.map(() => null));
});
