import { expect, test } from "vitest";
import { newHolidays } from "./add-holidays.ts";

const christmas = { day: "2026-12-25", name: "Christmas Day" };
const newYear = { day: "2027-01-01", name: "New Year's Day" };

test("holidays are taken over closed or as usual, and never over what was said about a day", () => {
  const party = { day: "2026-12-25", name: "Party", isHoliday: false, hours: null };
  expect(newHolidays([party], [christmas, newYear], { isClosed: true })).toEqual([
    { ...newYear, isHoliday: true, hours: [] },
  ]);
  expect(newHolidays([], [christmas], { isClosed: false })).toEqual([
    { ...christmas, isHoliday: true, hours: null },
  ]);
});
