import { describe, expect, test } from "vitest";
import { openingHoursSchema } from "./opening-hours.ts";
import { openingOn, specialDayOf } from "./opening-on.ts";

const lunch = { opensAt: "11:00", closesAt: "14:00" };
const evening = { opensAt: "18:00", closesAt: "01:00" };
const christmas = { day: "2026-12-25", name: "Christmas", isHoliday: true };
const place = {
  openingHours: { friday: [lunch, evening] },
  specialDays: [
    { ...christmas, hours: [] },
    { day: "2026-12-18", name: "Party", isHoliday: false, hours: [lunch] },
    { day: "2027-01-01", name: "New Year", isHoliday: true, hours: null },
  ],
};

describe("a place is open", () => {
  test.each([
    ["2026-12-11", [lunch, evening], "at the hours of the weekday, several times a day"],
    ["2026-12-12", [], "never on a weekday without hours"],
    ["2026-12-25", [], "never on a day that is said to be closed"],
    ["2026-12-18", [lunch], "at the hours said for the day"],
    ["2027-01-01", [lunch, evening], "as usual on a holiday that changes no hours"],
  ])("%s: %j, %s", (day, hours) => {
    expect(openingOn(place, day)).toEqual(hours);
  });
});

test("a special day is found by its date", () => {
  expect(specialDayOf(place, "2026-12-25")?.name).toBe("Christmas");
  expect(specialDayOf(place, "2026-12-24")).toBeNull();
});

describe("opening hours", () => {
  test("of one range may be without a list, the earlier format", () => {
    expect(openingHoursSchema.parse({ monday: lunch })).toEqual({ monday: [lunch] });
  });

  test.each([
    [[evening, lunch], "are in order"],
    [[lunch, { opensAt: "13:00", closesAt: "16:00" }], "do not overlap"],
    [
      [
        { opensAt: "22:00", closesAt: "04:00" },
        { opensAt: "23:00", closesAt: "05:00" },
      ],
      "pass midnight once",
    ],
  ])("%j is refused: they %s", (friday) => {
    const [issue] = openingHoursSchema.safeParse({ friday }).error?.issues ?? [];
    expect(issue?.path).toEqual(["friday", 1, "opensAt"]);
  });
});
