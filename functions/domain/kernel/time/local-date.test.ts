import { describe, expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  localDateSchema,
  weekDays,
  weekdayOf,
  weekStartOf,
} from "./local-date.ts";

describe("local dates", () => {
  test("a day is added across months, leap days and years", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2023-02-28", 1)).toBe("2023-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addDays("2000-02-29", 366)).toBe("2001-03-01");
  });

  test("days between count forward and back", () => {
    expect(daysBetween("2026-03-01", "2026-03-31")).toBe(30);
    expect(daysBetween("2026-03-31", "2026-03-01")).toBe(-30);
  });

  test("weekdays follow the calendar, also before 1970", () => {
    expect(weekdayOf("2026-11-21")).toBe("saturday");
    expect(weekdayOf("1969-12-31")).toBe("wednesday");
  });

  test.each([
    ["2027-01-06", "sunday", "2027-01-03"],
    ["2027-01-03", "sunday", "2027-01-03"],
    ["2027-01-03", "monday", "2026-12-28"],
    ["2027-01-09", "saturday", "2027-01-09"],
  ] as const)("the week of %s that starts on %s begins on %s", (date, startsOn, weekStart) => {
    expect(weekStartOf(date, startsOn)).toBe(weekStart);
  });

  test("a week has seven days from its start", () => {
    expect(weekDays("2026-12-28")).toEqual([
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
    ]);
  });

  test("a day that does not exist is refused", () => {
    expect(localDateSchema.safeParse("2026-02-29").success).toBe(false);
    expect(localDateSchema.safeParse("2026-2-3").success).toBe(false);
    expect(localDateSchema.safeParse("2028-02-29").success).toBe(true);
  });
});
