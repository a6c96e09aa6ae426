import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { moveToZone } from "../locations/move-to-zone.ts";
import { aPublishedShift } from "../schedules/shift-builder.test-support.ts";
import type { MovedShift } from "./moves-by-person.ts";
import { movesByPerson } from "./moves-by-person.ts";

type Change = Parameters<typeof aPublishedShift>[0];

/** A published shift that moves from New York, where nothing else is said. */
function moved(timeZone: string, change: Change = {}): MovedShift {
  const before = aPublishedShift(change);
  return { before, after: moveToZone(before, timeZone) };
}

const told = (...shifts: MovedShift[]) =>
  movesByPerson(shifts, nameOfRole).map(({ employeeId, changes, unmovedCount }) => [
    employeeId,
    changes.map(({ before, after }) => [
      `${before?.day} ${before?.startsAtLocal}-${before?.endsAtLocal}`,
      `${after?.day} ${after?.startsAtLocal}-${after?.endsAtLocal}`,
    ]),
    unmovedCount,
  ]);

test("a person reads on the new clock when each shift was and when it is now", () => {
  expect(told(moved("America/Los_Angeles"))).toEqual([
    ["ana", [["2026-11-17 06:00-14:00", "2026-11-17 09:00-17:00"]], 0],
  ]);
});

test("a shift that was on the day before is told with that day", () => {
  expect(told(moved("America/Los_Angeles", { range: "02:00-08:00" }))).toEqual([
    ["ana", [["2026-11-16 23:00-05:00", "2026-11-17 02:00-08:00"]], 0],
  ]);
});

test("each person is told once, of all their own shifts in order of time", () => {
  const people = told(
    moved("America/Chicago", { id: aShiftId("late"), day: "2026-11-19" }),
    moved("America/Chicago", { id: aShiftId("bens"), employeeId: anEmployeeId("ben") }),
    moved("America/Chicago", { id: aShiftId("early"), day: "2026-11-18" }),
  );
  expect(people).toEqual([
    ["ben", [["2026-11-17 08:00-16:00", "2026-11-17 09:00-17:00"]], 0],
    [
      "ana",
      [
        ["2026-11-18 08:00-16:00", "2026-11-18 09:00-17:00"],
        ["2026-11-19 08:00-16:00", "2026-11-19 09:00-17:00"],
      ],
      0,
    ],
  ]);
});

test("a new name for the same clock and open shifts notify no one", () => {
  expect(told(moved("America/Toronto"))).toEqual([]);
  expect(told(moved("America/Chicago", { employeeId: null }))).toEqual([]);
});

test("shifts that stay at their moments are counted beside those that move", () => {
  const fromDenver = { timeZone: "America/Denver" };
  const winter = moved("America/Phoenix", fromDenver);
  const summer = moved("America/Phoenix", {
    ...fromDenver,
    id: aShiftId("summer"),
    day: "2027-07-06",
  });
  expect(told(winter, summer)).toEqual([
    ["ana", [["2027-07-06 08:00-16:00", "2027-07-06 09:00-17:00"]], 1],
  ]);
});
