import { describe, expect, test } from "vitest";
import { daysFromTo, weekdays } from "../../kernel/time/local-date.ts";
import type { ChecklistRecurrence } from "../../records/checklists/checklist-template.ts";
import { isWorkingDay, recursOn } from "./takes-place.ts";

const daily: ChecklistRecurrence = {
  kind: "weekly",
  weekdays: [...weekdays],
  everyWeeks: 1,
  firstDay: "2026-03-02",
  monthDay: 1,
};
const daysOf = (recurrence: ChecklistRecurrence, from: string, until: string) =>
  daysFromTo(from, until).filter((day) => recursOn(recurrence, day, "monday"));

describe("a checklist takes place", () => {
  test("on its weekdays from its first day on", () => {
    const weekend = { ...daily, weekdays: ["saturday", "sunday"] as const };
    const days = daysOf(
      { ...weekend, weekdays: [...weekend.weekdays] },
      "2026-02-27",
      "2026-03-08",
    );
    expect(days).toEqual(["2026-03-07", "2026-03-08"]);
  });

  test("in every second week counted from the week of the first day", () => {
    const second = {
      ...daily,
      weekdays: ["monday" as const],
      everyWeeks: 2,
      firstDay: "2026-03-04",
    };
    expect(daysOf(second, "2026-03-02", "2026-04-05")).toEqual(["2026-03-16", "2026-03-30"]);
  });

  test("on a day of each month, on the last one of a shorter month", () => {
    const monthly = { ...daily, kind: "monthly" as const, monthDay: 31, firstDay: "2026-01-01" };
    expect(daysOf(monthly, "2026-01-01", "2026-04-30")).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
    ]);
  });
});

describe("a location works", () => {
  const hours = [{ opensAt: "07:00", closesAt: "18:00" }];
  const openingHours = { monday: hours, tuesday: hours };
  const special = { day: "2026-03-02", name: "Founder's day", isHoliday: true, hours: null };

  test("on days with opening hours, and on every day where none are entered", () => {
    expect(isWorkingDay({ openingHours, specialDays: [] }, "2026-03-02")).toBe(true);
    expect(isWorkingDay({ openingHours, specialDays: [] }, "2026-03-04")).toBe(false);
    expect(isWorkingDay({ openingHours: {}, specialDays: [] }, "2026-03-04")).toBe(true);
  });

  test("not on a holiday, unless hours are entered for it", () => {
    const on = (change: object) =>
      isWorkingDay({ openingHours, specialDays: [{ ...special, ...change }] }, "2026-03-02");
    expect(on({})).toBe(false);
    expect(on({ hours })).toBe(true);
    expect(on({ isHoliday: false })).toBe(true);
    expect(on({ isHoliday: false, hours: [] })).toBe(false);
  });
});
