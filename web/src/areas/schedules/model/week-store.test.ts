import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { describe, expect, test } from "vitest";
import { someFacts } from "./facts.test-support.ts";
import { cellKey } from "./week-cells.ts";
import { WeekStore } from "./week-store.ts";
import { pendingOf } from "./write-change.ts";

const p0 = anEmployeeId("p0");
const shift = aShift({ id: aShiftId("s1"), employeeId: p0 });
const other = aShift({ id: aShiftId("s2"), employeeId: anEmployeeId("p1") });

/** The change of the shift to another day, as a drag makes it. */
function moveTo(day: string) {
  const after = aShift({ ...planOf(shift), day });
  const { startsAt, endsAt } = after;
  const placed = { startsAt, endsAt };
  return pendingOf({ kind: "edit", before: shift, plan: planOf(after), placed });
}

describe("the model of a week", () => {
  test("tells only the listeners of the cells that a change is about", () => {
    const store = new WeekStore(someFacts([shift, other]));
    const told: string[] = [];
    for (const person of ["p0", "p1"]) {
      for (const day of ["2026-11-17", "2026-11-18"]) {
        const key = cellKey(anEmployeeId(person), day);
        store.subscribe(`cell ${key}`, () => told.push(key));
      }
    }
    store.show([moveTo("2026-11-18")]);
    expect(told).toEqual(["p0 2026-11-17", "p0 2026-11-18"]);
  });

  test("does not count again with the data that it has", () => {
    const facts = someFacts([shift]);
    const store = new WeekStore(facts);
    const week = store.week();
    store.fill(facts);
    expect(store.week()).toBe(week);
    store.fill(someFacts([shift, other]));
    expect(store.week()).not.toBe(week);
  });

  test("keeps the objects of what did not change", () => {
    const store = new WeekStore(someFacts([shift, other]));
    const before = { cell: store.cell("p1 2026-11-17"), row: store.row(anEmployeeId("p1")) };
    const order = store.order();
    store.show([moveTo("2026-11-18")]);
    expect(store.cell("p1 2026-11-17")).toBe(before.cell);
    expect(store.row(anEmployeeId("p1"))).toBe(before.row);
    expect(store.order()).toBe(order);
  });

  test("shows a refused change where it was", () => {
    const store = new WeekStore(someFacts([shift]));
    const change = moveTo("2026-11-18");
    store.show([change]);
    expect(store.cell("p0 2026-11-18").saving).toEqual(["s1"]);
    store.forget(change.token);
    expect(store.cell("p0 2026-11-17").shifts).toEqual([shift]);
    expect(store.isSaving()).toBe(false);
  });

  test("shows no open shift of another location among the open shifts", () => {
    const facts = someFacts([shift]);
    const open = aShift({ id: aShiftId("away"), employeeId: null });
    const store = new WeekStore({ ...facts, elsewhere: { ...facts.elsewhere, shifts: [open] } });
    expect(store.row(null)).toMatchObject({ shifts: [], elsewhere: [] });
  });

  test("adds up a person's week, and the totals of the location", () => {
    const store = new WeekStore(someFacts([shift, other]));
    expect(store.row(p0)).toMatchObject({ who: "Person 0", plannedSeconds: 8 * 3600 });
    expect(store.board().plannedSeconds).toBe(16 * 3600);
  });
});
