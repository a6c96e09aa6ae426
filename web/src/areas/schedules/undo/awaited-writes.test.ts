import { aLocationId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { describe, expect, test } from "vitest";
import { forgetShown, lacksWrites } from "./awaited-writes.ts";

const added = aShift({ id: aShiftId("added"), employeeId: null, version: 1 });
const moved = aShift({ id: aShiftId("moved"), version: 4 });
const { locationId, weekStart } = added;
const place = { locationId, weekStart };
const awaitedOf = (...shifts: (typeof added)[]) =>
  new Map(shifts.map((shift) => [shift.id, { plan: planOf(shift), version: shift.version }]));

describe("a week lacks what was saved", () => {
  test("while an added shift is not in it", () => {
    expect(lacksWrites({ ...place, live: [] }, awaitedOf(added))).toBe(true);
    expect(lacksWrites({ ...place, live: [added] }, awaitedOf(added))).toBe(false);
  });

  test("while it shows a changed or deleted shift as it was", () => {
    const before = { ...moved, version: 3 };
    const deleted = new Map([[moved.id, { plan: null, version: 4 }]]);
    for (const awaited of [awaitedOf(moved), deleted]) {
      expect(lacksWrites({ ...place, live: [before] }, awaited)).toBe(true);
      expect(lacksWrites({ ...place, live: [moved] }, awaited)).toBe(false);
    }
  });

  test("but not for a shift that was moved to another week or location", () => {
    const live: (typeof added)[] = [];
    const elsewhere = { ...place, locationId: aLocationId("market") };
    expect(lacksWrites({ ...elsewhere, live }, awaitedOf(moved))).toBe(false);
    const later = aShift({ ...moved, day: "2027-03-02" });
    expect(lacksWrites({ ...place, live }, awaitedOf(later))).toBe(false);
  });

  test("nor once it has shown the shift, which another manager may move away", () => {
    const awaited = awaitedOf(added, moved);
    forgetShown([added, { ...moved, version: 3 }], awaited);
    expect([...awaited.keys()]).toEqual([moved.id]);
    forgetShown([{ ...moved, version: 5 }], awaited);
    expect(lacksWrites({ ...place, live: [] }, awaited)).toBe(false);
  });
});
