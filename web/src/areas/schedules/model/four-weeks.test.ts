import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import { someFacts } from "./facts.test-support.ts";
import { overviewOf, overviewWeeks } from "./four-weeks.ts";

const { location } = someFacts([]).place;
const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const hour = 3600;

function overview(shifts: Parameters<typeof overviewOf>[0]["shifts"]) {
  const weekStarts = overviewWeeks("2026-11-16");
  const nameOf = (id: string) => (id === ana ? "Ana" : "Ben");
  return overviewOf({ location, weekStarts, shifts, people: [ben, ana], nameOf });
}

test("four weeks show the open shifts first, then all people of the location by name", () => {
  const open = aShift({ id: aShiftId("open"), employeeId: null, day: "2026-12-13" });
  const bens = aShift({ id: aShiftId("bens"), employeeId: ben });
  const { days, rows } = overview([bens, open]);
  expect([days.length, days[0], days.at(-1)]).toEqual([28, "2026-11-16", "2026-12-13"]);
  expect(rows.map(({ who }) => who)).toEqual(["Open shifts", "Ana", "Ben"]);
  expect(rows[1]?.cells.flat()).toEqual([]);
});

test("four weeks add up each week of a person and of the location, and the heads of each day", () => {
  const first = aShift({ id: aShiftId("first"), employeeId: ana, range: "09:00-17:00" });
  const next = aShift({
    id: aShiftId("next"),
    employeeId: ana,
    day: "2026-11-24",
    range: "22:00-04:00",
    unpaidBreakSeconds: 1800,
  });
  const open = aShift({ id: aShiftId("open"), employeeId: null, range: "09:00-13:00" });
  const deleted = aShift({ id: aShiftId("deleted"), employeeId: ben, state: "cancelled" });
  const elsewhere = aShift({ id: aShiftId("far"), locationId: aLocationId("far") });
  const { rows, heads, weekSeconds } = overview([first, next, open, deleted, elsewhere]);
  expect(rows.find(({ who }) => who === "Ana")?.weekSeconds).toEqual([8 * hour, 5.5 * hour, 0, 0]);
  expect(weekSeconds).toEqual([8 * hour, 5.5 * hour, 0, 0]);
  expect([heads[1], heads[8], heads[2]]).toEqual([1, 1, 0]);
});
