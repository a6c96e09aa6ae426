import { expect, test } from "vitest";
import type { ShiftPublication } from "../../records/schedules/shift.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { noticeMeasures } from "./notice-measures.ts";

const shift = aShift({ state: "published" });
const seen: ShiftPublication = {
  firstAt: "2026-11-04T03:00:00.000Z",
  firstStartsAt: shift.startsAt,
  isAddedLater: false,
  wasOpen: false,
  changes: [],
};
const measured = (publication: Partial<ShiftPublication>, change: Partial<typeof shift> = {}) =>
  noticeMeasures({ ...shift, ...change, publication: { ...seen, ...publication } });

test("notice is in days of the location, from that of publishing to that of the shift", () => {
  expect(measured({})).toMatchObject({ noticeShifts: 1, noticeDays: 14, goodNoticeShifts: 1 });
  expect(measured({ firstAt: "2026-11-04T06:00:00.000Z" })).toMatchObject({
    noticeDays: 13,
    goodNoticeShifts: 0,
  });
  expect(measured({ firstAt: "2026-11-20T12:00:00.000Z" })).toMatchObject({ noticeDays: 0 });
});

test("changes count with the time until the start that staff knew, late ones within 24 hours", () => {
  const moved = { at: "2026-11-17T02:00:00.000Z", kind: "moved" as const };
  const removed = { at: "2026-11-15T14:00:00.000Z", kind: "removed" as const };
  const changes = [moved, removed].map((one) => ({ ...one, startsAt: "2026-11-17T14:00:00.000Z" }));
  expect(measured({ changes }, { state: "cancelled" })).toMatchObject({
    addedShifts: 0,
    movedShifts: 1,
    removedShifts: 1,
    shownChanges: 2,
    changeSeconds: (12 + 48) * 3600,
    lateChanges: 1,
  });
});

test("a shift added after the week was published is a change as well", () => {
  const firstAt = "2026-11-17T13:00:00.000Z";
  expect(measured({ isAddedLater: true, firstAt })).toMatchObject({
    addedShifts: 1,
    shownChanges: 1,
    changeSeconds: 3600,
    lateChanges: 1,
  });
});

test("an open shift is filled once it has an employee, unless it was cancelled", () => {
  expect(measured({ wasOpen: true })).toMatchObject({ filledShifts: 1 });
  expect(measured({ wasOpen: true }, { employeeId: null })).toMatchObject({ filledShifts: 0 });
  expect(measured({ wasOpen: true }, { state: "cancelled" })).toMatchObject({ filledShifts: 0 });
});

test("of a shift published before this was kept nothing is known; a draft has no notice", () => {
  expect(noticeMeasures(shift)).toEqual({ unknownShifts: 1 });
  expect(noticeMeasures(aShift())).toEqual({});
});
