import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  aLocationId,
  anEmployeeId,
  aUserId,
  aShiftId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { broken } from "@crewline/domain/rules/violations/broken.test-support";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { Filter, ListOptions } from "../../store/unit/collection.ts";
import { readZoneMove } from "./zone-move.ts";

const now = "2026-11-21T12:00:00.000Z";
const newYork = "America/New_York";
const pier = { id: aLocationId("pier"), timeZone: "America/Chicago" };

function aShift(id: ShiftId, change: Partial<Shift> = {}): Shift {
  const plan = {
    locationId: aLocationId("pier"),
    employeeId: null,
    jobRoleId: null,
    day: "2026-12-01",
    startsAtLocal: "09:00",
    endsAtLocal: "17:00",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 0,
    note: "",
    ...change,
  };
  const placed = { ...placeShift(plan, newYork), timeZone: newYork, weekStart: plan.day };
  const updated = { updatedBy: aUserId("olivia"), updatedByName: "Olivia" };
  return { ...plan, ...placed, ...updated, id, state: "draft", version: 1 };
}

/** The company's shifts, as Firestore returns them: those of the earliest days up to the limit. */
function aStore(shifts: readonly Shift[]): CompanyStore {
  const list = async (filters: readonly Filter[], { limit }: ListOptions = {}) =>
    shifts
      .filter((shift) => filters.every((filter) => meets(shift, filter)))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .slice(0, limit);
  const none = { list: async () => [], findAll: async () => [] };
  const store = { shifts: { list }, publishedShifts: none, locations: none, employees: none };
  return store as Partial<Record<keyof CompanyStore, unknown>> as CompanyStore;
}

function meets(shift: Shift, [field, operator, value]: Filter): boolean {
  const own = shift[field as keyof Shift] ?? "";
  if (operator === "in") return (value as unknown[]).includes(own);
  if (operator === "==") return own === value;
  return operator === ">=" ? own >= String(value) : own <= String(value);
}

const many = (count: number, change: Partial<Shift>) =>
  Array.from({ length: count }, (_, index) =>
    aShift(aShiftId(`${change.locationId}-${index}`), change),
  );

test("a zone change moves the shifts of a location however many the company plans elsewhere", async () => {
  const elsewhere = many(6000, { locationId: aLocationId("harbor"), day: "2026-11-30" });
  const { shifts } = await readZoneMove(aStore([...elsewhere, aShift(aShiftId("own"))]), pier, now);
  expect(shifts.map(({ before }) => before.id)).toEqual(["own"]);
});

test("more shifts than can be moved at once are refused, with what to do, and none is left behind", async () => {
  const store = aStore(many(1001, { locationId: aLocationId("pier") }));
  await expect(readZoneMove(store, pier, now)).rejects.toThrow(
    broken("zoneMovesTooMany", { most: 1000 }),
  );
});

test("an employee's other shift at the new time prevents the move, other employees' do not", async () => {
  const people = Array.from({ length: 40 }, (_, index) => anEmployeeId(`person-${index}`));
  const own = people.map((employeeId) => aShift(aShiftId(`own-${employeeId}`), { employeeId }));
  const elsewhere = {
    locationId: aLocationId("harbor"),
    startsAtLocal: "17:00",
    endsAtLocal: "18:00",
  } as const;
  const last = aShift(aShiftId("elsewhere"), {
    ...elsewhere,
    employeeId: anEmployeeId("person-39"),
  });
  const early = aShift(aShiftId("long-before"), { ...elsewhere, day: addDays("2026-12-01", -7) });
  const { shifts } = await readZoneMove(aStore([...own, last, early]), pier, now);
  const stuck = shifts.filter(({ problem }) => problem !== null);
  expect(stuck.map(({ before }) => before.id)).toEqual(["own-person-39"]);
});
