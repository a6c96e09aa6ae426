import { aLocationId, anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { Location } from "@crewline/domain/records/locations/location";
import { describe, expect, test } from "vitest";
import { weeksByLocation } from "./weeks-by-location.ts";

const harbor = { id: aLocationId("harbor"), name: "Harbor" } as Location;
const market = { id: aLocationId("market"), name: "Market" } as Location;
const days = weekDays("2026-11-16");
const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const names = new Map([
  [ana, "Ana Diaz"],
  [ben, "Ben Ito"],
]);

const atHarbor = { locationId: harbor.id };
const atMarket = { locationId: market.id };
const shifts = [
  aShift({ ...atHarbor, id: aShiftId("1"), employeeId: ben, range: "09:00-13:00" }),
  aShift({ ...atHarbor, id: aShiftId("2"), employeeId: ana, range: "09:00-13:00" }),
  aShift({ ...atHarbor, id: aShiftId("3"), employeeId: null, range: "13:00-15:00" }),
  aShift({
    ...atMarket,
    id: aShiftId("4"),
    employeeId: ana,
    range: "14:00-20:00",
    state: "published",
  }),
  aShift({ ...atMarket, id: aShiftId("5"), employeeId: ben, state: "cancelled" }),
];

const weeks = () =>
  weeksByLocation({
    locations: [harbor, market],
    days,
    shifts,
    nameOf: (id) => names.get(id) ?? "",
  });

describe("the weeks of all locations", () => {
  test("list the people who work there, the open shifts first, and no deleted shift", () => {
    const rows = weeks().map((week) => week.rows.map(({ who }) => who));
    expect(rows).toEqual([["Open shifts", "Ana Diaz", "Ben Ito"], ["Ana Diaz"]]);
  });

  test("count people, open shifts, hours and what staff do not see yet", () => {
    const hour = 3600;
    expect(weeks()).toMatchObject([
      { people: 2, openShifts: 1, unpublished: 3, plannedSeconds: 8 * hour },
      { people: 1, openShifts: 0, unpublished: 0, plannedSeconds: 6 * hour },
    ]);
  });

  test("know the hours of a person at all of them", () => {
    const hours = weeks().map((week) => week.rows.find(({ who }) => who === "Ana Diaz"));
    expect(hours.map((row) => [row?.plannedSeconds, row?.totalSeconds])).toEqual([
      [4 * 3600, 10 * 3600],
      [6 * 3600, 10 * 3600],
    ]);
  });

  test("are empty at a location without shifts", () => {
    const [only] = weeksByLocation({ locations: [market], days, shifts: [], nameOf: () => "" });
    expect(only).toMatchObject({ rows: [], people: 0, plannedSeconds: 0 });
  });
});
