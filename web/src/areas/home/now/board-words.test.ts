import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aBoardRow } from "@crewline/domain/projections/home/board-row.test-support";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { describe, expect, test } from "vitest";
import { boardAction, boardDetail } from "./board-words.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const place = {
  locationId: aLocationId("harbor"),
  zone: "America/New_York",
  startsOn: "monday",
} as const;

const expected = aBoardRow({ shiftStartsAt: at("14:00"), shiftEndsAt: at("22:00") });
const atWork = { ...expected, entryId: anEntryId("e1"), clockedInAt: at("14:00") };

describe("a manager", () => {
  test("finds cover for a late employee on the day of the shift", () => {
    expect(boardAction(expected, "late", place)).toEqual({
      label: "Cover",
      to: "/schedules?location=harbor&week=2026-11-20&day=2026-11-20",
    });
  });

  test("fixes a missed clock-out in the entry of the location's workweek", () => {
    expect(boardAction(atWork, "missedOut", place)).toEqual({
      label: "Fix",
      to: "/time-entries?location=harbor&week=2026-11-16&entry=e1",
    });
  });

  test("opens the entry of the week before, where a night began on its last day", () => {
    const night = { ...atWork, clockedInAt: "2026-11-23T04:00:00.000Z" };
    expect(boardAction(night, "working", place)?.to).toContain("week=2026-11-16");
  });
});

test("a missed clock-out names the start and the end of the shift", () => {
  const reader = { now: at("23:30"), zone: place.zone, locale: onDevice };
  expect(boardDetail(atWork, "missedOut", reader)).toBe(
    "clocked in at 9:00 AM, shift ended at 5:00 PM",
  );
  expect(boardDetail(atWork, "missedOut", { ...reader, now: "2026-11-21T14:00:00.000Z" })).toBe(
    "clocked in Fri, Nov 20, 9:00 AM, shift ended at 5:00 PM",
  );
  const unplanned = { ...atWork, shiftStartsAt: null, shiftEndsAt: null };
  expect(boardDetail(unplanned, "missedOut", reader)).toBe("clocked in at 9:00 AM, no shift");
});
