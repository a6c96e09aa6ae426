import { expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { aPublishedShift } from "./shift-builder.test-support.ts";
import { plannedOnBoard, shiftsBeside } from "./shifts-beside.ts";

const own = aPublishedShift({ range: "09:00-17:00" });
const of = (name: string, change: Parameters<typeof aPublishedShift>[0]) =>
  aPublishedShift({ id: aShiftId(name), employeeId: anEmployeeId(name), ...change });

test("beside a shift are those of others who are there for a part of it", () => {
  const shifts = [
    own,
    of("early", { range: "06:00-09:00" }),
    of("overlapping", { range: "06:00-09:15" }),
    of("inside", { range: "11:00-13:00" }),
    of("late", { range: "17:00-22:00" }),
    of("elsewhere", { range: "09:00-17:00", locationId: aLocationId("pier") }),
    of("open", { range: "09:00-17:00", employeeId: null }),
  ];
  expect(shiftsBeside(own, shifts).map(({ id }) => id)).toEqual(["overlapping", "inside"]);
});

test("the board of a day names who is beside a shift, not who works without one", () => {
  const row = (name: string, shiftStartsAt: string | null) => ({
    employeeId: anEmployeeId(name),
    employeeName: name,
    shiftStartsAt,
    shiftEndsAt: shiftStartsAt === null ? null : own.endsAt,
  });
  const rows = [row("ana", own.startsAt), row("ben", own.startsAt), row("cleo", null)];
  const beside = shiftsBeside(own, plannedOnBoard(rows, own.locationId));
  expect(beside.map(({ employeeName }) => employeeName)).toEqual(["ben"]);
});
