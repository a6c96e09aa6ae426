import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { Shift, ShiftPublication } from "../../records/schedules/shift.ts";
import { rollShifts } from "../reports/roll-shifts.ts";
import { boardLimitsOf } from "./board-limits.ts";
import { statusChangesAt, statusOf } from "./board-status.ts";
import { anEntry, at, day, published, summary } from "./summarise-day.test-support.ts";

const usual = boardLimitsOf([]);
const known: ShiftPublication = {
  firstAt: "2026-11-01T15:00:00.000Z",
  firstStartsAt: at("09:00"),
  isAddedLater: false,
  wasOpen: true,
  changes: [],
};

/** Ana's shift from 9 to 17, which she got at the time. */
function takenAtTime(time: string, employeeId = anEmployeeId("ana")): Shift {
  return published({ publication: { ...known, shownTo: { employeeId, at: at(time) } } });
}

function rowOf(shift: Shift) {
  const [row] = summary({ shifts: [shift] }).board;
  if (row === undefined) throw new Error("No one is expected.");
  return row;
}

describe("who takes over a shift that has begun", () => {
  test.each([
    ["is no no-show at once", "11:00", "next"],
    ["is not late within five minutes", "11:04", "next"],
    ["is late from five minutes on", "11:05", "late"],
    ["does not show up from an hour on", "12:00", "noShow"],
  ])("%s", (_what, time, status) => {
    expect(statusOf(rowOf(takenAtTime("11:00")), at(time), usual)).toBe(status);
  });

  test("is looked at again when they become late and a no-show", () => {
    const changes = statusChangesAt(rowOf(takenAtTime("11:00")), usual);
    expect(changes).toEqual([at("11:05"), at("12:00"), at("17:00")]);
  });

  test("is a no-show when the shift is over, also within the hour", () => {
    const row = rowOf(takenAtTime("16:50"));
    expect(statusOf(row, at("16:54"), usual)).toBe("next");
    expect(statusOf(row, at("17:00"), usual)).toBe("noShow");
  });

  test("is late in the report from the moment on at which they got it", () => {
    const lateOf = (from: string) => {
      const entries = [anEntry({ id: anEntryId("one"), from: at(from) })];
      const sources = { locationId: aLocationId("harbor"), day, entries };
      const [fact] = rollShifts({ ...sources, shifts: [takenAtTime("11:00")] });
      return fact?.measures["lateSeconds"] ?? 0;
    };
    expect([lateOf("11:05"), lateOf("11:30")]).toEqual([0, 1800]);
  });
});

test("who knew the shift before it began is late from its start on", () => {
  for (const shift of [published({}), published({ publication: known }), takenAtTime("08:59")]) {
    expect(statusOf(rowOf(shift), at("09:05"), usual)).toBe("late");
  }
});

test("when an earlier employee got the shift says nothing about the present one", () => {
  const row = rowOf(takenAtTime("11:00", anEmployeeId("ben")));
  expect(statusOf(row, at("11:00"), usual)).toBe("noShow");
});

test("no one is expected for a shift that was published when it was over, and no one missed it", () => {
  const shifts = [takenAtTime("17:00")];
  expect(summary({ shifts }).board).toEqual([]);
  const [fact] = rollShifts({ locationId: aLocationId("harbor"), day, shifts, entries: [] });
  expect(fact?.measures).not.toHaveProperty("missedShifts");
  const entries = [anEntry({ from: at("10:00") })];
  expect(summary({ shifts, entries }).board).toMatchObject([{ shiftStartsAt: at("09:00") }]);
});
