import { describe, expect, test } from "vitest";
import { isOpenAt } from "./is-open-at.ts";

const bar = {
  timeZone: "America/New_York",
  openingHours: { friday: [{ opensAt: "18:00", closesAt: "01:00" }] },
  specialDays: [{ day: "2026-03-13", name: "Works", isHoliday: false, hours: [] }],
};
const at = (day: string, time: string) => `2026-03-${day}T${time}:00.000Z`;

describe("a bar that is open on Fridays from 18:00 to 01:00 in New York", () => {
  test.each([
    [at("06", "22:59"), false, "before it opens"],
    [at("06", "23:00"), true, "as it opens"],
    [at("07", "05:59"), true, "after midnight"],
    [at("07", "06:00"), false, "as it closes"],
    [at("08", "00:00"), false, "on a day without hours"],
    [at("14", "00:00"), false, "on a Friday that is said to be closed"],
  ])("is at %s open: %s, %s", (instant, isOpen) => {
    expect(isOpenAt(bar, instant)).toBe(isOpen);
  });
});

test("a place without opening hours is open but for the days that are said to be closed", () => {
  const office = { ...bar, openingHours: {} };
  expect(isOpenAt(office, at("12", "16:00"))).toBe(true);
  expect(isOpenAt(office, at("13", "16:00"))).toBe(false);
});
