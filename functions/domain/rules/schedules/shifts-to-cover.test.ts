import type { ShiftId } from "../../kernel/ids/entity-ids.ts";
import { anEmployeeId, aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aShift } from "./shift-builder.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { peopleToCover, shiftsToCover } from "./shifts-to-cover.ts";

const week = "2026-11-23";
const friday = (id: ShiftId, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id, day: "2026-11-27", weekStart: week, ...change });
const ana = { id: anEmployeeId("ana"), status: "active", terminatedOn: null } as const;
const gone = { ...ana, status: "terminated", terminatedOn: "2026-11-20" } as const;

test("shifts in approved time off need another person, a request alone needs none", () => {
  const shifts = [
    friday(aShiftId("a")),
    friday(aShiftId("b"), { range: "18:00-22:00" }),
    friday(aShiftId("c"), { day: week }),
  ];
  const off = aTimeOff();
  expect(shiftsToCover(shifts, [ana], [off])).toMatchObject([
    { employeeId: "ana", locationId: "harbor", weekStart: week, because: "timeOff" },
  ]);
  expect(shiftsToCover(shifts, [ana], [off])[0]?.shifts.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(shiftsToCover(shifts, [ana], [{ ...off, state: "requested" }])).toEqual([]);
});

test("cancelled shifts and those of other people need nothing", () => {
  const shifts = [
    friday(aShiftId("a"), { state: "cancelled" }),
    friday(aShiftId("b"), { employeeId: anEmployeeId("bo") }),
    friday(aShiftId("c"), { employeeId: null }),
  ];
  expect(shiftsToCover(shifts, [ana], [aTimeOff()])).toEqual([]);
});

test("all later shifts of a person who left need another one, named once", () => {
  const shifts = [
    friday(aShiftId("a")),
    friday(aShiftId("b"), { locationId: aLocationId("market") }),
  ];
  expect(
    shiftsToCover(shifts, [gone], [aTimeOff()]).map(({ because, locationId }) => [
      because,
      locationId,
    ]),
  ).toEqual([
    ["left", "harbor"],
    ["left", "market"],
  ]);
});

test("people with approved time off and those who left lately are looked at", () => {
  const long = { ...gone, id: anEmployeeId("long"), terminatedOn: "2025-01-01" };
  const off = [
    aTimeOff({ employeeId: anEmployeeId("bo") }),
    aTimeOff({ employeeId: anEmployeeId("cy"), state: "denied" }),
  ];
  expect(
    peopleToCover([gone, long, { ...ana, id: anEmployeeId("di") }], off, "2026-11-22"),
  ).toEqual(["ana", "bo"]);
});
