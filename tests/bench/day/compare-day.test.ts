import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import type { Told } from "./compare-day.ts";
import { compareDay } from "./compare-day.ts";
import type { Line } from "./day-script.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const late: Line = {
  type: "late",
  locationId: aLocationId("harbor"),
  employeeId: anEmployeeId("ana"),
  from: at("12:05"),
  earliest: at("12:05"),
  until: at("12:20"),
  withinSeconds: 60,
  mailed: ["marcus@harbor.example"],
};
const { type, locationId, employeeId, mailed } = late;
const what = { type, locationId, employeeId, mailed };
const told: Told = { ...what, firstAt: "2026-11-20T12:05:30.000Z", resolvedAt: at("12:21") };
const compare = (...all: Told[]) => compareDay([late], all, at("13:00"));

test("an alert that came once, in time and to the right person is no fault", () => {
  const times = { medianSeconds: 30, slowestSeconds: 30, slowestEndSeconds: 60, tooLate: 0 };
  expect(compare(told)).toEqual({
    types: [{ type: "late", wanted: 1, told: 1, ...times }],
    faults: [],
    late: [],
  });
});

test("an alert that took longer than its script allows is counted as too late and named", () => {
  const { types, late: named } = compare({ ...told, firstAt: "2026-11-20T12:06:01.000Z" });
  expect(types).toMatchObject([{ slowestSeconds: 61, tooLate: 1 }]);
  expect(named).toEqual([
    "late harbor ana was told 61 s after 2026-11-20T12:05:00.000Z, not within 60.",
  ]);
});

test("what is missing, told twice, early, to others or for ever is a fault, and so is any other", () => {
  const faultsOf = (...all: Told[]) => compare(...all).faults;
  expect(faultsOf()).toEqual(["late harbor ana was not told."]);
  expect(faultsOf(told, { ...told, firstAt: at("12:30") })).toEqual([
    "late harbor ana was told again at 2026-11-20T12:30:00.000Z.",
  ]);
  expect(faultsOf({ ...told, firstAt: at("12:04") })).toEqual([
    "late harbor ana was told early, at 2026-11-20T12:04:00.000Z.",
  ]);
  expect(faultsOf({ ...told, mailed: [] })).toEqual([
    "late harbor ana was mailed to no one, not marcus@harbor.example.",
  ]);
  expect(faultsOf({ ...told, resolvedAt: null })).toEqual(["late harbor ana was not resolved."]);
  expect(faultsOf(told, { ...told, type: "noShow" })).toEqual([
    "noShow harbor ana is not in the script.",
  ]);
});

test("what begins or ends after the run is not missed", () => {
  const lasting = { ...told, resolvedAt: null };
  expect(compareDay([late], [lasting], at("12:10")).faults).toEqual([]);
  expect(compareDay([late], [], at("12:00"))).toEqual({ types: [], faults: [], late: [] });
});
