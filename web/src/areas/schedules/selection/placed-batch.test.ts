import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { describe, expect, test } from "vitest";
import type { GridFrame } from "./cell-range.ts";
import { cellAfter, cellsBetween, stepOf } from "./cell-range.ts";
import type { PlacedInBatch } from "./placed-batch.ts";
import { filledRight, pastedBatch, steppedBatch } from "./placed-batch.ts";

const [ana, ben, cy] = [anEmployeeId("ana"), anEmployeeId("ben"), anEmployeeId("cy")];
const frame: GridFrame = { rows: [null, ana, ben, cy], days: weekDays("2026-11-16") };
const [monday, tuesday, wednesday] = ["2026-11-16", "2026-11-17", "2026-11-18"];
const sunday = "2026-11-22";

const anas = aShift({ id: aShiftId("a"), employeeId: ana, day: monday });
const bens = aShift({ id: aShiftId("b"), employeeId: ben, day: tuesday });

/** "a ben 2026-11-17": the shift, its person and its day. */
const told = (batch: readonly PlacedInBatch[] | null) =>
  batch?.map(({ shift, place }) => `${shift.id} ${place.employeeId ?? "open"} ${place.day}`);

describe("a range of cells", () => {
  test("is the rectangle between two cells, whichever was chosen first", () => {
    const from = { employeeId: ben, day: tuesday };
    const to = { employeeId: ana, day: monday };
    const range = cellsBetween(from, to, frame);
    expect(range).toEqual([
      { employeeId: ana, day: monday },
      { employeeId: ana, day: tuesday },
      { employeeId: ben, day: monday },
      { employeeId: ben, day: tuesday },
    ]);
    expect(cellsBetween(to, from, frame)).toEqual(range);
  });

  test("is empty for a person who is not on the screen", () => {
    const from = { employeeId: anEmployeeId("gone"), day: monday };
    expect(cellsBetween(from, { employeeId: ana, day: monday }, frame)).toEqual([]);
  });

  test("is extended by the arrow keys up to the edge of the grid", () => {
    const open = { employeeId: null, day: monday };
    expect(cellAfter(open, stepOf("ArrowDown"), frame)).toEqual({ employeeId: ana, day: monday });
    expect(cellAfter(open, stepOf("ArrowUp"), frame)).toBeNull();
    expect(cellAfter(open, stepOf("ArrowLeft"), frame)).toBeNull();
  });
});

describe("shifts that are moved together", () => {
  test("keep their places to one another", () => {
    const moved = steppedBatch([anas, bens], { rows: 1, days: 1 }, frame);
    expect(told(moved)).toEqual([`a ben ${tuesday}`, `b cy ${wednesday}`]);
  });

  test("all stay where one of them would leave the week", () => {
    expect(steppedBatch([anas, bens], { rows: 0, days: -1 }, frame)).toBeNull();
  });
});

describe("pasted shifts", () => {
  test("keep their people and the distance of their days at the topmost person", () => {
    const at = { employeeId: ana, day: tuesday };
    expect(told(pastedBatch([bens, anas], at, frame))).toEqual([
      `b ben ${wednesday}`,
      `a ana ${tuesday}`,
    ]);
  });

  test("go to another person, and those of several to as many rows further", () => {
    expect(told(pastedBatch([anas], { employeeId: cy, day: monday }, frame))).toEqual([
      `a cy ${monday}`,
    ]);
    expect(told(pastedBatch([anas, bens], { employeeId: ben, day: monday }, frame))).toEqual([
      `a ben ${monday}`,
      `b cy ${tuesday}`,
    ]);
  });

  test("go to the same days of another week", () => {
    const next = { ...frame, days: weekDays("2026-11-23") };
    expect(told(pastedBatch([anas, bens], null, next))).toEqual([
      "a ana 2026-11-23",
      "b ben 2026-11-24",
    ]);
  });

  test("are left out where they would leave the grid", () => {
    expect(told(pastedBatch([anas, bens], { employeeId: ana, day: sunday }, frame))).toEqual([
      `a ana ${sunday}`,
    ]);
    expect(told(pastedBatch([anas, bens], { employeeId: cy, day: monday }, frame))).toEqual([
      `a cy ${monday}`,
    ]);
  });
});

test("filling right copies the first chosen day of each row to the chosen days after it", () => {
  const cells = cellsBetween(
    { employeeId: ana, day: monday },
    { employeeId: ben, day: wednesday },
    frame,
  );
  const shiftsAt = ({ employeeId, day }: { employeeId: unknown; day: string }) =>
    [anas, bens].filter((shift) => shift.employeeId === employeeId && shift.day === day);
  expect(told(filledRight(cells, shiftsAt))).toEqual([`a ana ${tuesday}`, `a ana ${wednesday}`]);
});
