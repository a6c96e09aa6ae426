import { describe, expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { formatDay } from "../../kernel/formats/format-time.ts";
import type { Location } from "../../records/locations/location.ts";
import { specialDayLine, specialDayNames, specialDayWarnings } from "./special-day-words.ts";

const thanksgiving = "2026-11-26";
const christmasEve = "2026-12-24";
const party = "2026-12-18";
const special = (day: string, name: string, hours: Location["specialDays"][number]["hours"]) => ({
  day,
  name,
  isHoliday: true,
  hours,
});
const harbor = {
  name: "Harbor",
  specialDays: [
    special(thanksgiving, "Thanksgiving Day", []),
    special(christmasEve, "Christmas Eve", [{ opensAt: "10:00", closesAt: "14:00" }]),
    special("2027-01-01", "New Year's Day", null),
    special(party, "", [
      { opensAt: "12:00", closesAt: "14:00" },
      { opensAt: "18:00", closesAt: "02:00" },
    ]),
  ],
};

describe("what is special about a day is said in one line", () => {
  test.each([
    [thanksgiving, "Closed: Thanksgiving Day"],
    [christmasEve, "Open 10:00–14:00: Christmas Eve"],
    ["2027-01-01", "New Year's Day"],
    [party, "Open 12:00–14:00 and 18:00–02:00"],
    ["2026-11-27", null],
  ])("%s: %s", (day, line) => {
    expect(specialDayLine(harbor, day, { locale: unknownReader })).toBe(line);
  });

  test("in times as the narrow place writes them", () => {
    const write = (time: string) => `${Number(time.slice(0, 2))}h`;
    expect(specialDayLine(harbor, christmasEve, { locale: unknownReader, write })).toBe(
      "Open 10h–14h: Christmas Eve",
    );
  });

  test("once for all locations that use the same name for it", () => {
    expect(specialDayNames([harbor, harbor, { specialDays: [] }], thanksgiving)).toEqual([
      "Thanksgiving Day",
    ]);
    expect(specialDayNames([harbor], party)).toEqual([]);
  });
});

describe("a plan is warned about", () => {
  const warned = (day: string, ...ranges: string[]) =>
    specialDayWarnings(
      harbor,
      ranges.map((range) => aShift({ day, range })),
      unknownReader,
    );

  test("on a day on which the place is closed, once", () => {
    expect(warned(thanksgiving, "09:00-12:00", "12:00-15:00")).toEqual([
      `Harbor is closed on ${formatDay(thanksgiving, unknownReader)} (Thanksgiving Day)`,
    ]);
  });

  test.each(["09:30-12:00", "12:00-14:30", "22:00-06:00"])(
    "that lies outside the hours of a special day: %s",
    (range) => {
      expect(warned(christmasEve, range)).toEqual([
        `Harbor is open 10:00–14:00 on ${formatDay(christmasEve, unknownReader)} (Christmas Eve)`,
      ]);
    },
  );

  test("not within those hours, over the pause between them or to a closing after midnight", () => {
    expect(warned(christmasEve, "10:00-14:00")).toEqual([]);
    expect(warned(party, "12:00-20:00", "18:00-02:00")).toEqual([]);
    expect(warned(party, "18:00-03:00")).toHaveLength(1);
  });

  test("neither on a holiday with the usual hours nor on a day like any other", () => {
    expect(warned("2027-01-01", "09:00-17:00")).toEqual([]);
    expect(warned("2026-11-27", "09:00-17:00")).toEqual([]);
  });
});
