import { expect, test } from "vitest";
import { daysWithHours, withHoursOn } from "./copy-hours.ts";
import type { OpeningHours } from "../../records/locations/opening-hours.ts";

const early = [{ opensAt: "06:00", closesAt: "15:00" }];
const late = [{ opensAt: "12:00", closesAt: "22:00" }];
const before: OpeningHours = { monday: early, tuesday: late };

test("hours are copied to the days that are tapped, open or closed before", () => {
  const value = withHoursOn(["monday", "tuesday", "sunday"], {
    from: "monday",
    value: before,
    before,
  });
  expect(value).toEqual({ monday: early, tuesday: early, sunday: early });
  expect(daysWithHours(value, "monday")).toEqual(["monday", "tuesday", "sunday"]);
});

test("a second tap puts back what the day had", () => {
  const value: OpeningHours = { monday: early, tuesday: early, sunday: early };
  expect(withHoursOn(["monday"], { from: "monday", value, before })).toEqual(before);
});

test("the day itself keeps its hours, and untouched days keep theirs", () => {
  expect(withHoursOn([], { from: "monday", value: before, before })).toEqual(before);
});
