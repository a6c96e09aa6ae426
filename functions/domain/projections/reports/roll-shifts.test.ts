import { expect, test } from "vitest";
import { aLocationId, anEntryId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { anEntry, at, day, published } from "../home/summarise-day.test-support.ts";
import { rollShifts } from "./roll-shifts.ts";

function rolled(shifts: Shift[], entries: TimeEntry[]) {
  const facts = rollShifts({ locationId: aLocationId("harbor"), day, shifts, entries });
  // Their notice is unknown; notice has tests of its own.
  return facts.map(({ employeeId, measures: { unknownShifts: _unknown, ...measures } }) => ({
    employeeId,
    ...measures,
  }));
}
const ana = { employeeId: "ana" };
const planned = { ...ana, scheduledSeconds: 28_800, shifts: 1 };

test.each([
  ["on time", "09:05", "16:55", {}],
  ["six minutes late", "09:06", "17:00", { lateStarts: 1, lateSeconds: 360 }],
  ["an hour early out", "09:00", "16:00", { earlyEnds: 1, earlySeconds: 3600 }],
  ["longer than planned", "08:30", "18:00", {}],
])("who is %s is counted so", (_what, from, to, found) => {
  const entry = anEntry({ from: at(from), to: at(to) });
  expect(rolled([published({})], [entry])).toEqual([{ ...planned, ...found }]);
});

test("two entries of one shift count from the first start to the last end", () => {
  const entries = [
    anEntry({ id: anEntryId("two"), from: at("13:00"), to: at("17:00") }),
    anEntry({ from: at("09:00"), to: at("12:00") }),
  ];
  expect(rolled([published({})], entries)).toEqual([planned]);
});

test("a published shift without an entry is missed; a draft, a cancelled and an open one are not", () => {
  expect(rolled([published({})], [])).toEqual([{ ...planned, missedShifts: 1 }]);
  expect(rolled([published({ state: "draft" })], [])).toEqual([planned]);
  expect(rolled([published({ state: "cancelled" })], [])).toEqual([]);
  expect(rolled([published({ employeeId: null })], [])).toEqual([
    { employeeId: null, openShifts: 1, openSeconds: 28_800 },
  ]);
});

test("who is still working has started late or not, and has not ended early", () => {
  const running = anEntry({ from: at("09:30"), to: null });
  expect(rolled([published({})], [running])).toEqual([
    { ...planned, lateStarts: 1, lateSeconds: 1800 },
  ]);
});

test("an entry without a shift is unplanned on its day; a voided one is none", () => {
  expect(rolled([], [anEntry({})])).toEqual([{ ...ana, unplannedEntries: 1 }]);
  expect(rolled([], [anEntry({ state: "voided" })])).toEqual([]);
  const yesterday = published({ id: aShiftId("before"), day: "2026-11-16", range: "22:00-06:00" });
  const night = anEntry({ from: at("00:30"), to: at("06:00"), shiftId: yesterday.id });
  expect(rolled([yesterday], [night])).toEqual([]);
});

test("a removed shift has its notice and no planned hours", () => {
  const publication = {
    firstAt: "2026-11-03T15:00:00.000Z",
    firstStartsAt: published({}).startsAt,
    isAddedLater: false,
    wasOpen: false,
    changes: [],
  };
  const removed = published({ state: "cancelled", publication });
  expect(rolled([removed], [])).toEqual([
    { ...ana, noticeShifts: 1, noticeDays: 14, goodNoticeShifts: 1 },
  ]);
});
