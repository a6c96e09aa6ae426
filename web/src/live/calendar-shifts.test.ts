import {
  aCompanyId,
  anEmployeeId,
  aLocationId,
  aShiftId,
  aUserId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { packShift } from "@crewline/domain/records/schedules/packed/shift-pack";
import { aPublishedShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import { calendarShiftsSource } from "./calendar-shifts.ts";

const actor: Actor = {
  companyId: aCompanyId("c1"),
  uid: aUserId("kim"),
  role: "admin",
  employeeId: null,
  locationIds: null,
};
const quay = aLocationId("quay");
const both = [quay, aLocationId("market")];
const wanted = {
  fromDay: "2026-11-29",
  toDay: "2026-12-05",
  today: "2026-11-30",
  locationId: null,
  employeeId: null,
  locationIds: both,
  people: 300,
};

/** The last part of the path of each query, and the first and the last value it asks for. */
function asked(change: Partial<Parameters<typeof calendarShiftsSource>[1]>): string[] {
  return calendarShiftsSource(actor, { ...wanted, ...change }).queries.map((query) => {
    const values = query.kind === "list" ? query.filters.map(({ value }) => String(value)) : [];
    return [query.path.split("/").at(-1), ...values].join(" ");
  });
}

test("days that are packed are one query for each location", () => {
  expect(asked({})).toEqual([
    "shiftPacks on_market_2026-11-29 on_market_2026-12-05",
    "shiftPacks on_quay_2026-11-29 on_quay_2026-12-05",
  ]);
});

test("days before those are read shift by shift", () => {
  expect(asked({ fromDay: "2026-11-01", locationId: quay })).toEqual([
    "publishedShifts quay 2026-11-01 2026-11-24",
    "shiftPacks on_quay_2026-11-25 on_quay_2026-12-05",
  ]);
  expect(asked({ fromDay: "2026-11-01", toDay: "2026-11-07" })).toEqual([
    "publishedShifts 2026-11-01 2026-11-07",
  ]);
});

test("the shifts of one person, and those of very many people or locations, are read shift by shift", () => {
  const days = "2026-11-29 2026-12-05";
  expect(asked({ employeeId: anEmployeeId("ana") })).toEqual([`publishedShifts ana ${days}`]);
  const many = Array.from({ length: 31 }, (_, index) => aLocationId(`place${index}`));
  expect(asked({ locationIds: many })).toEqual([`publishedShifts ${days}`]);
  expect(asked({ people: 3000 })).toEqual([`publishedShifts ${days}`]);
});

test("a shift that moves from a day read singly to a packed one is there once, in order", () => {
  const rows = calendarShiftsSource(actor, { ...wanted, fromDay: "2026-11-24" }).collect();
  const [first, moved] = [aPublishedShift({ day: "2026-11-24" }), aShiftId("moved")];
  const from = aPublishedShift({ id: moved, day: "2026-11-24" });
  const to = aPublishedShift({ id: moved, day: "2026-11-26" });
  const single = [from, first].map((shift) => ({ id: shift.id, data: { ...shift } }));
  rows.take(0, { ids: single.map(({ id }) => id), changed: single });
  const pack = { id: "on_quay_2026-11-26", data: { shifts: { [moved]: packShift(to) } } };
  rows.take(2, { ids: [pack.id], changed: [pack] });
  expect(rows.value()).toEqual({ shifts: [first, to], isCut: false });
});

test("it is said when the days before have more shifts than are read", () => {
  const rows = calendarShiftsSource(actor, { ...wanted, fromDay: "2026-11-24" }).collect();
  const shift = aPublishedShift({ day: "2026-11-24" });
  const many = Array.from({ length: 3000 }, (_, index) => ({
    id: `s${index}`,
    data: { ...shift },
  }));
  rows.take(0, { ids: many.map(({ id }) => id), changed: many });
  expect(rows.value().isCut).toBe(true);
});

test("a company without locations has no shifts to read", () => {
  expect(asked({ locationIds: [] })).toEqual([]);
});
