import { employeeWeekIdSchema } from "../../kernel/ids/record-ids.ts";
import { anEmployeeId, aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { daysTouchedByShift, daysTouchedByWeek } from "./summaries-touched.ts";

const zoneOf = (id: string) => (id === "market" ? "Asia/Tokyo" : "America/New_York");

function aWeek(entries: WeekEntry[]): EmployeeWeek {
  const hours = { workedSeconds: 0, regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
  return {
    id: employeeWeekIdSchema.parse("ana_2026-03-02"),
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
    bounds: zoneBounds,
    daysInRowBefore: 0,
    locationIds: [],
    entries,
    openEntryId: null,
    hours: { ...hours, unpaidBreakSeconds: 0, days: [], entries: [] },
    auditHash: "",
    auditCount: 0,
    version: 1,
  };
}

const monday = { locationId: "harbor", day: "2026-03-02" };

test("a rule that counts an entry differently touches its day", () => {
  const week = aWeek([aWeekEntry()]);
  const counted = { workedSeconds: 27_000, regularSeconds: 27_000 };
  const none = { overtimeSeconds: 0, doubletimeSeconds: 0 };
  const entries = [{ entryId: aWeekEntry().entryId, ...counted, ...none }];
  const rounded = { ...week, hours: { ...week.hours, entries } };
  expect(daysTouchedByWeek(week, rounded, zoneOf)).toEqual([monday]);
  expect(daysTouchedByWeek(rounded, rounded, zoneOf)).toEqual([]);
});

describe("a change of a week touches", () => {
  test("the days of entries that are new, different or gone, and no others", () => {
    const kept = aWeekEntry({
      entryId: anEntryId("kept"),
      startsAt: "2026-03-05T14:00:00.000Z",
      endsAt: "2026-03-05T15:00:00.000Z",
    });
    const entry = aWeekEntry();
    expect(daysTouchedByWeek(null, aWeek([entry]), zoneOf)).toEqual([monday]);
    expect(daysTouchedByWeek(aWeek([entry, kept]), aWeek([kept]), zoneOf)).toEqual([monday]);
    expect(daysTouchedByWeek(aWeek([kept]), aWeek([kept]), zoneOf)).toEqual([]);
  });

  test("both places of an entry that moved, each on its own calendar", () => {
    const moved = aWeekEntry({ locationId: aLocationId("market") });
    expect(daysTouchedByWeek(aWeek([aWeekEntry()]), aWeek([moved]), zoneOf)).toEqual([
      monday,
      { locationId: "market", day: "2026-03-02" },
      { locationId: "market", day: "2026-03-03" },
    ]);
  });
});

test("a shift that moved touches the day it left and the days it is on", () => {
  const before = aShift({ day: "2026-11-16" });
  const after = aShift({ day: "2026-11-17", range: "22:00-06:00" });
  const days = (found: { day: string }[]) => found.map(({ day }) => day);
  expect(days(daysTouchedByShift(before, after))).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
  ]);
  expect(days(daysTouchedByShift(null, before))).toEqual(["2026-11-16"]);
});
