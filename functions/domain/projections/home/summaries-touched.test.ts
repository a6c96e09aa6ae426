import { employeeWeekIdSchema } from "../../kernel/ids/record-ids.ts";
import { anEmployeeId, aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { daysTouchedByShift, daysTouchedByWeek, spansOfDays } from "./summaries-touched.ts";

const none = { shifts: [] };
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
  const extra = { overtimeSeconds: 0, doubletimeSeconds: 0 };
  const entries = [{ entryId: aWeekEntry().entryId, ...counted, ...extra }];
  const rounded = { ...week, hours: { ...week.hours, entries } };
  expect(daysTouchedByWeek(week, rounded, { zoneOf, ...none })).toEqual([monday]);
  expect(daysTouchedByWeek(rounded, rounded, { zoneOf, ...none })).toEqual([]);
});

test("Home asked for rates that were added, as only the pay of the entries had changed", () => {
  const hours = { workedSeconds: 28_800, regularSeconds: 28_800 };
  const counted = { ...hours, overtimeSeconds: 0, doubletimeSeconds: 0 };
  const weekOf = (flags: { flags?: TimeEntryFlag[] }) => {
    const week = aWeek([aWeekEntry()]);
    const entries = [{ entryId: aWeekEntry().entryId, ...counted, ...flags }];
    return { ...week, hours: { ...week.hours, entries } };
  };
  const [unpriced, priced] = [weekOf({ flags: ["rateMissing"] }), weekOf({})];
  expect(daysTouchedByWeek(unpriced, priced, { zoneOf, ...none })).toEqual([monday]);
  expect(daysTouchedByWeek(priced, unpriced, { zoneOf, ...none })).toEqual([monday]);
});

describe("a change of a week touches", () => {
  test("the days of entries that are new, different or gone, and no others", () => {
    const kept = aWeekEntry({
      entryId: anEntryId("kept"),
      startsAt: "2026-03-05T14:00:00.000Z",
      endsAt: "2026-03-05T15:00:00.000Z",
    });
    const entry = aWeekEntry();
    expect(daysTouchedByWeek(null, aWeek([entry]), { zoneOf, ...none })).toEqual([monday]);
    expect(daysTouchedByWeek(aWeek([entry, kept]), aWeek([kept]), { zoneOf, ...none })).toEqual([
      monday,
    ]);
    expect(daysTouchedByWeek(aWeek([kept]), aWeek([kept]), { zoneOf, ...none })).toEqual([]);
  });

  test("both places of an entry that moved, each on its own calendar", () => {
    const moved = aWeekEntry({ locationId: aLocationId("market") });
    expect(daysTouchedByWeek(aWeek([aWeekEntry()]), aWeek([moved]), { zoneOf, ...none })).toEqual([
      monday,
      { locationId: "market", day: "2026-03-02" },
      { locationId: "market", day: "2026-03-03" },
    ]);
  });
});

describe("over midnight", () => {
  const night = aShift({ day: "2026-03-02", range: "23:50-04:00" });
  const entry = aWeekEntry({ startsAt: "2026-03-03T05:10:00.000Z", endsAt: null });
  const days = [2, 3, 4].map((day) => ({ locationId: "harbor", day: `2026-03-0${day}` }));
  const byDay = (a: { day: string }, b: { day: string }) => (a.day < b.day ? -1 : 1);

  test("a clock-in after midnight touches the day on which its shift began", () => {
    const found = daysTouchedByWeek(null, aWeek([entry]), { zoneOf, shifts: [night] });
    expect(found.toSorted(byDay)).toEqual(days);
  });

  test("a clock-out before midnight touches the day on which its shift ends", () => {
    const left = { startsAt: "2026-03-03T04:50:00.000Z", endsAt: "2026-03-03T04:58:00.000Z" };
    const found = daysTouchedByWeek(null, aWeek([aWeekEntry(left)]), { zoneOf, shifts: [night] });
    expect(found.toSorted(byDay)).toEqual(days.slice(0, 2));
  });

  test("a change of a shift touches the days of its work", () => {
    const evening = aShift({ day: "2026-03-02", range: "16:00-23:50" });
    const late = aWeekEntry({ startsAt: "2026-03-02T21:00:00.000Z", endsAt: null });
    expect(daysTouchedByShift(evening, evening, [late])).toEqual(days.slice(0, 2));
  });

  test("shifts of other days and locations touch nothing more", () => {
    const others = [
      aShift({ day: "2026-03-05" }),
      aShift({ day: "2026-03-03", locationId: aLocationId("market") }),
    ];
    const found = daysTouchedByWeek(null, aWeek([entry]), { zoneOf, shifts: others });
    expect(found).toEqual(days.slice(1));
  });
});

test("a shift that moved touches the day it left and the days it is on", () => {
  const before = aShift({ day: "2026-11-16" });
  const after = aShift({ day: "2026-11-17", range: "22:00-06:00" });
  const days = (found: { day: string }[]) => found.map(({ day }) => day);
  expect(days(daysTouchedByShift(before, after, []))).toEqual([
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
  ]);
  expect(days(daysTouchedByShift(null, before, []))).toEqual(["2026-11-16"]);
});

test("days of a location that follow one another are one span, others each their own", () => {
  const [harbor, market] = [aLocationId("harbor"), aLocationId("market")];
  const days = [
    { locationId: harbor, day: "2026-03-01" },
    { locationId: market, day: "2026-03-02" },
    { locationId: harbor, day: "2026-02-28" },
    { locationId: harbor, day: "2026-03-03" },
  ];
  expect(spansOfDays(days)).toEqual([
    { locationId: harbor, from: "2026-02-28", to: "2026-03-01" },
    { locationId: harbor, from: "2026-03-03", to: "2026-03-03" },
    { locationId: market, from: "2026-03-02", to: "2026-03-02" },
  ]);
  expect(spansOfDays([])).toEqual([]);
});
