import type { ShiftId } from "../../kernel/ids/entity-ids.ts";
import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import type { Shift } from "../../records/schedules/shift.ts";
import { aPublishedShift, aShift } from "../schedules/shift-builder.test-support.ts";
import { previewTimeOff } from "./preview-time-off.ts";

const friday = { from: "2026-11-27", until: "2026-11-27", part: null };
const onlyHere = (...shifts: Shift[]) => ({ shifts, publishedElsewhere: [] });
const at = (id: ShiftId, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id, day: "2026-11-27", ...change });

test("the planned shifts in the days are shown in order, published ones also counted", () => {
  const shifts = [
    at(aShiftId("late"), { range: "18:00-22:00", state: "published" }),
    at(aShiftId("early"), { range: "06:00-10:00" }),
    at(aShiftId("gone"), { state: "cancelled" }),
    at(aShiftId("before"), { day: "2026-11-26" }),
  ];
  const preview = previewTimeOff(onlyHere(...shifts), friday, ["Cleo", "Ben", "Cleo"]);
  expect(preview).toMatchObject({ shiftCount: 2, publishedCount: 1, othersOff: ["Ben", "Cleo"] });
  expect(preview.shifts.map(({ id }) => id)).toEqual(["early", "late"]);
});

test("a shift elsewhere is measured on the clocks there", () => {
  const tokyo = at(aShiftId("tokyo"), {
    day: "2026-11-28",
    range: "00:30-08:00",
    timeZone: "Asia/Tokyo",
  });
  expect(previewTimeOff(onlyHere(tokyo), friday, []).shiftCount).toBe(0);
});

test("published shifts elsewhere are counted by location and never listed", () => {
  const there = aPublishedShift({
    id: aShiftId("there"),
    day: friday.from,
    locationId: aLocationId("market"),
  });
  const later = aPublishedShift({
    id: aShiftId("later"),
    day: "2026-11-28",
    locationId: aLocationId("market"),
  });
  const plan = { shifts: [at(aShiftId("here"))], publishedElsewhere: [there, later] };
  const preview = previewTimeOff(plan, friday, []);
  expect(preview).toMatchObject({
    shiftCount: 1,
    elsewhere: [{ locationId: "market", count: 1 }],
  });
  expect(preview.shifts.map(({ id }) => id)).toEqual(["here"]);
});
