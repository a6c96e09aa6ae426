import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { aShift } from "./shift-builder.test-support.ts";
import { expect, test } from "vitest";
import type { RosterChange, RosterDay } from "../../records/schedules/packed/roster-day.ts";
import {
  packPlannedShift,
  rosterChanges,
  rosterDayId,
  rosterDayOf,
  unpackPlannedShift,
  withoutGoneShifts,
  wrongRosterChanges,
} from "../../records/schedules/packed/roster-day.ts";

const anas = aShift({ id: aShiftId("anas") });
const bens = aShift({ id: aShiftId("bens"), employeeId: null, note: "Keys" });
const added = (shift: typeof anas): RosterChange => ({
  of: rosterDayOf(shift),
  shiftId: shift.id,
  text: packPlannedShift(shift),
});
const gone = (shift: typeof anas): RosterChange => ({ ...added(shift), text: null });
const aRosterDay = (...shifts: (typeof anas)[]): RosterDay => ({
  id: rosterDayId(anas),
  ...rosterDayOf(anas),
  shifts: Object.fromEntries(shifts.map((shift) => [shift.id, packPlannedShift(shift)])),
});

test("a shift is read from its text as it was packed", () => {
  expect(unpackPlannedShift(bens.id, packPlannedShift(bens))).toEqual(bens);
  expect(() => unpackPlannedShift(bens.id, "{}")).toThrow("locationId");
});

test("the text of a shift leaves out what most shifts have empty", () => {
  expect(packPlannedShift(anas)).not.toMatch(/note|InRepeatedHour/u);
  expect(packPlannedShift(bens)).toContain('"note":"Keys"');
});

test("a shift that was packed with its empty fields is read as before", () => {
  const { id, ...fields } = anas;
  expect(unpackPlannedShift(id, JSON.stringify(fields))).toEqual(anas);
});

test("a new shift joins its day, a changed one is written once, a removed one leaves", () => {
  const later = { ...anas, note: "Later", version: anas.version + 1 };
  expect(rosterChanges(null, anas)).toEqual([added(anas)]);
  expect(rosterChanges(anas, later)).toEqual([added(later)]);
  expect(rosterChanges(anas, null)).toEqual([gone(anas)]);
});

test("a shift that moves to another day or location leaves the former one", () => {
  const next = { ...anas, day: localDateSchema.parse("2026-11-21") };
  const elsewhere = { ...anas, locationId: aLocationId("market") };
  expect(rosterChanges(anas, next)).toEqual([gone(anas), added(next)]);
  expect(rosterChanges(anas, elsewhere)).toEqual([gone(anas), added(elsewhere)]);
});

test("what a roster day lacks, has of an earlier version, or holds in excess is wrong", () => {
  const earlier = { ...anas, note: "Earlier" };
  expect(wrongRosterChanges([anas, bens], [aRosterDay(anas, bens)])).toEqual([]);
  expect(wrongRosterChanges([anas, bens], [aRosterDay(earlier)])).toEqual([
    added(anas),
    added(bens),
  ]);
  const [extra, ...others] = wrongRosterChanges([anas], [aRosterDay(anas, bens)]);
  expect([extra?.shiftId, extra?.text, others]).toEqual([bens.id, null, []]);
  expect(wrongRosterChanges([anas], [])).toEqual([added(anas)]);
});

test("a day is trimmed of the shifts that left it", () => {
  const day = aRosterDay(anas);
  expect(withoutGoneShifts({ ...day, shifts: { ...day.shifts, [bens.id]: null } })).toEqual(day);
  expect(withoutGoneShifts(day)).toBeNull();
});
