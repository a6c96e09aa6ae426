import { describe, expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import type { StaffingNeed } from "../../records/locations/staffing.ts";
import { coverageHours, coverageOf, coverageRuns } from "./coverage-steps.ts";

const everyDay = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
const need = (startsAt: string, endsAt: string, people = 1): StaffingNeed => ({
  weekdays: [...everyDay],
  startsAt,
  endsAt,
  jobRoleId: null,
  people,
});
const place = (...staffing: StaffingNeed[]) => ({
  staffing,
  specialDays: [],
  timeZone: "America/New_York",
});
const at = (day: string, time: string) => {
  const found = resolveWallTime(day, time, "America/New_York");
  return found.kind === "repeated" ? found.first : found.instant;
};
const shift = (day: string, range: string) => {
  const [from = "", to = ""] = range.split("-");
  const times = { startsAt: at(day, from), endsAt: at(day, to) };
  return { ...times, employeeId: anEmployeeId("ana"), jobRoleId: null, state: "draft" as const };
};
const monday = "2026-11-23";
const only = (day: string) => ({ day, hasNightBefore: false });

describe("the steps of a day", () => {
  test("say for each quarter of an hour how many are needed and missing", () => {
    const covered = coverageOf(place(need("09:00", "17:00", 2)), only(monday), [
      shift(monday, "09:00-14:00"),
      shift(monday, "09:00-12:00"),
    ]);
    expect(covered.steps).toHaveLength(96);
    expect(coverageRuns(covered, { from: 32, until: 72 })).toEqual([
      { from: 32, until: 36, needed: 0, missing: 0 },
      { from: 36, until: 48, needed: 2, missing: 0 },
      { from: 48, until: 56, needed: 2, missing: 1 },
      { from: 56, until: 68, needed: 2, missing: 2 },
      { from: 68, until: 72, needed: 0, missing: 0 },
    ]);
    expect(covered.gaps).toMatchObject([
      { startsAt: at(monday, "12:00"), endsAt: at(monday, "14:00"), needed: 2, missing: 1 },
      { startsAt: at(monday, "14:00"), endsAt: at(monday, "17:00"), needed: 2, missing: 2 },
    ]);
  });

  test("are short if any part of them is", () => {
    const late = [shift(monday, "09:05-17:00")];
    const { steps } = coverageOf(place(need("09:00", "17:00")), only(monday), late);
    expect(steps[36]).toEqual({ needed: 1, missing: 1 });
    expect(steps[37]).toEqual({ needed: 1, missing: 0 });
  });

  test("are 92 and 100 on the days on which the clocks change", () => {
    const always = place(need("00:00", "00:00"));
    expect(coverageOf(always, only("2026-03-08"), []).steps).toHaveLength(92);
    const back = coverageOf(always, only("2026-11-01"), []);
    expect(back.steps).toHaveLength(100);
    expect(back.steps.every(({ missing }) => missing === 1)).toBe(true);
  });

  test("have the needs of the night before in their first hours, if that day is known", () => {
    const night = place(need("22:00", "06:00"));
    const known = coverageOf(night, { day: monday, hasNightBefore: true }, []);
    expect(known.steps.filter(({ missing }) => missing > 0)).toHaveLength(4 * 8);
    expect(known.gaps).toHaveLength(1);
    const first = coverageOf(night, only(monday), []);
    expect(first.steps.filter(({ missing }) => missing > 0)).toHaveLength(4 * 2);
  });
});

test("the strips of a week share the whole hours in which people are needed", () => {
  const days = [need("09:30", "17:00"), need("11:00", "20:15")].map((one) =>
    coverageOf(place(one), only(monday), []),
  );
  expect(coverageHours(days)).toEqual({ from: 9 * 4, until: 21 * 4 });
  expect(coverageHours([coverageOf(place(), only(monday), [])])).toBeNull();
});
