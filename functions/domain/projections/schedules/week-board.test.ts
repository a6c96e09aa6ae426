import { anEmployeeId, aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { weekBoard } from "./week-board.ts";

const week = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
const hour = 3600;

describe("the week's board", () => {
  const shifts = [
    aShift({ id: aShiftId("late"), day: "2026-11-17", range: "18:00-22:00" }),
    aShift({
      id: aShiftId("early"),
      day: "2026-11-17",
      range: "09:00-17:00",
      unpaidBreakSeconds: 1800,
    }),
    aShift({ id: aShiftId("night"), day: "2026-11-22", range: "22:00-06:00" }),
    aShift({ id: aShiftId("open"), day: "2026-11-17", employeeId: null }),
    aShift({
      id: aShiftId("guest"),
      day: "2026-11-17",
      employeeId: anEmployeeId("zoe"),
      range: "10:00-12:00",
    }),
  ];
  const board = weekBoard(week, { here: shifts }, [anEmployeeId("ben"), anEmployeeId("ana")]);

  test("has a row for each person in the given order, then for others who have a shift", () => {
    expect(board.rows.map((row) => row.employeeId)).toEqual(["ben", "ana", "zoe"]);
    expect(board.open.cells[1]?.map((shift) => shift.id)).toEqual(["open"]);
  });

  test("puts a shift on the day it starts, in order of time", () => {
    const ana = board.rows[1];
    expect(ana?.cells[1]?.map((shift) => shift.id)).toEqual(["early", "late"]);
    expect(ana?.cells[6]?.map((shift) => shift.id)).toEqual(["night"]);
  });

  test("adds up each person's planned time without unpaid breaks", () => {
    expect(board.rows.map((row) => row.plannedSeconds)).toEqual([0, 19.5 * hour, 2 * hour]);
    expect(board.rows[1]?.daySeconds).toEqual([0, 11.5 * hour, 0, 0, 0, 0, 8 * hour]);
  });

  test("totals a day by people and seconds, and counts open shifts apart", () => {
    expect(board.days[1]).toEqual({
      day: "2026-11-17",
      people: 2,
      openShifts: 1,
      plannedSeconds: 13.5 * hour,
    });
    expect(board.plannedSeconds).toBe(21.5 * hour);
  });

  test("counts a night of changing clocks by elapsed time", () => {
    const night = aShift({ day: "2026-10-31", range: "22:00-06:00" });
    expect(weekBoard(["2026-10-31"], { here: [night] }, []).plannedSeconds).toBe(9 * hour);
  });
});

test("counts shifts at other locations for the person and not for the days of this location", () => {
  const here = aShift({ id: aShiftId("here"), day: "2026-11-16" });
  const market = { locationId: aLocationId("market"), range: "09:00-16:30" };
  const away = aShift({ id: aShiftId("away"), day: "2026-11-17", ...market });
  const others = [
    away,
    aShift({ id: aShiftId("stranger"), employeeId: anEmployeeId("zoe"), ...market }),
  ];
  const board = weekBoard(week, { here: [here], elsewhere: others }, [anEmployeeId("ana")]);
  const [ana, ...rest] = board.rows;
  expect(rest).toEqual([]);
  expect(ana?.plannedSeconds).toBe(8 * hour);
  expect(ana?.elsewhereSeconds).toBe(7.5 * hour);
  expect(ana?.elsewhere.map((cell) => cell.length)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  expect(board.plannedSeconds).toBe(8 * hour);
  expect(board.days[1]?.people).toBe(0);
});
