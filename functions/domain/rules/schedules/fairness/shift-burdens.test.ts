import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import type { Openings } from "../../../records/locations/opening-on.ts";
import { aShift } from "../shift-builder.test-support.ts";
import type { BurdenShift, Burdens } from "./shift-burdens.ts";
import { burdensOf, burdensOfPlan } from "./shift-burdens.ts";

const timeZone = "America/New_York";
const unknownHours = { openingHours: {}, specialDays: [], timeZone };
const bar: Openings & { timeZone: string } = {
  ...unknownHours,
  openingHours: {
    tuesday: [{ opensAt: "17:00", closesAt: "01:00" }],
    saturday: [{ opensAt: "00:00", closesAt: "00:00" }],
  },
};

interface Planned {
  who?: string;
  at?: string;
  day?: string;
  range: string;
  place?: BurdenShift["place"];
}

function planned({ who = "ana", at = "harbor", place = unknownHours, ...times }: Planned) {
  const ids = { employeeId: anEmployeeId(who), locationId: aLocationId(at) };
  return { ...aShift({ ...times, timeZone: place.timeZone }), ...ids, place };
}

const ELEVEN_HOURS = 11 * 3600;

/** The burdens of each shift by the names of those that it has. */
function burdens(...shifts: Planned[]): string[] {
  const found = burdensOf(shifts.map(planned), ELEVEN_HOURS);
  const names = (one: Burdens) => Object.entries(one).flatMap(([name, has]) => (has ? name : []));
  return found.map((one) => names(one.burdens).join(" "));
}

const others = { who: "mia", range: "12:00-23:00" };

describe("a shift", () => {
  test("of Saturday and Sunday is of the weekend, by the day it starts on", () => {
    const of = (day: string) => burdens({ day, range: "22:00-02:00" }, { ...others, day });
    expect(of("2026-11-20")[0]).toBe("isNight isClosing");
    expect(of("2026-11-21")[0]).toBe("isWeekend isNight isClosing");
    expect(of("2026-11-22")[0]).toBe("isWeekend isNight isClosing");
  });

  test.each([
    ["three hours from 11 PM", "20:00-02:00", true],
    ["a minute less", "20:00-01:59", false],
    ["three hours until 6 AM", "03:00-12:00", true],
    ["from 4 AM", "04:00-12:00", false],
  ])("with %s of night is a night shift or not", (_what, range, isNight) => {
    const [found] = burdens({ range }, { ...others, range: "10:00-09:00" });
    expect(found?.includes("isNight")).toBe(isNight);
  });

  test("in the night of 25 hours counts the hour that repeats", () => {
    const of = (day: string) => burdens({ day, range: "23:30-02:00" })[0];
    expect(of("2026-10-31")).toContain("isNight");
    expect(of("2026-10-30")).not.toContain("isNight");
  });

  test("closes if it is at work when the location closes, after midnight as well", () => {
    const place = bar;
    const [early, late, longer] = burdens(
      { place, range: "17:00-23:30" },
      { place, who: "mia", range: "18:00-01:00" },
      { place, who: "zoe", range: "20:00-01:30" },
    );
    expect([early, late, longer]).toEqual(["", "isClosing", "isClosing"]);
  });

  test("closes nothing where the location is closed that day or never closes", () => {
    const of = (day: string) => burdens({ place: bar, day, range: "09:00-17:00" })[0];
    expect([of("2026-11-18"), of("2026-11-21")]).toEqual(["", "isWeekend"]);
  });

  test("closes without opening hours if none ends later that day at the location", () => {
    const [day, evening, elsewhere] = burdens(
      { range: "09:00-17:00" },
      { who: "mia", range: "14:00-22:00" },
      { who: "zoe", at: "market", range: "08:00-12:00" },
    );
    expect([day, evening, elsewhere]).toEqual(["", "isClosing", "isClosing"]);
  });

  test("on a holiday of the location is one of a holiday, on another special day it is not", () => {
    const specialDay = { day: "2026-11-17", name: "Founders' Day", hours: null };
    const of = (isHoliday: boolean) => {
      const place = { ...bar, specialDays: [{ ...specialDay, isHoliday }] };
      return burdens({ place, range: "09:00-12:00" })[0];
    };
    expect([of(true), of(false)]).toEqual(["isHoliday", ""]);
  });

  test("follows a short rest after the shift of an earlier day, at any location", () => {
    const place = bar;
    const [, second, opening, next] = burdens(
      { place, range: "09:00-12:00" },
      { place, range: "14:00-22:00" },
      { place, at: "market", day: "2026-11-18", range: "08:59-12:00" },
      { place, day: "2026-11-19", range: "09:00-12:00" },
    );
    expect([second, opening, next]).toEqual(["", "isShortRest", ""]);
  });
});

test("a planned shift has burdens before anyone has it; without opening hours it does not close", () => {
  const late = aShift({ day: "2026-11-17", range: "17:00-01:00" });
  expect(burdensOfPlan({ ...late, place: bar })).toEqual(["closing"]);
  expect(burdensOfPlan({ ...late, place: unknownHours })).toEqual([]);
  const night = aShift({ day: "2026-11-21", range: "22:00-06:00" });
  expect(burdensOfPlan({ ...night, place: unknownHours })).toEqual(["weekend", "night"]);
});
