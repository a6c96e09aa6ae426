import {
  aLocationId,
  anEmployeeId,
  aShiftId,
  aUserId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { nothingUnsaved, unsavedIds, withUnsaved } from "./unsaved-shifts.ts";

function shift(change: Partial<Shift>): Shift {
  return {
    id: aShiftId("s1"),
    locationId: aLocationId("harbor"),
    employeeId: anEmployeeId("ana"),
    jobRoleId: null,
    day: "2026-11-17",
    weekStart: "2026-11-16",
    startsAtLocal: "09:00",
    endsAtLocal: "17:00",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 0,
    note: "",
    timeZone: "America/New_York",
    startsAt: "2026-11-17T14:00:00.000Z",
    endsAt: "2026-11-17T22:00:00.000Z",
    state: "draft",
    updatedBy: aUserId("u1"),
    updatedByName: "Kim",
    version: 1,
    ...change,
  };
}

describe("the week as the person left it", () => {
  test("leaves cancelled shifts out", () => {
    expect(withUnsaved([shift({ state: "cancelled" })], nothingUnsaved)).toEqual([]);
  });

  test("shows a moved shift at its new place until live data has another version", () => {
    const unsaved = { ...nothingUnsaved, edited: { s1: shift({ day: "2026-11-18" }) } };
    expect(withUnsaved([shift({})], unsaved)[0]?.day).toBe("2026-11-18");
    const someoneElses = shift({ day: "2026-11-20", version: 2 });
    expect(withUnsaved([someoneElses], unsaved)).toEqual([someoneElses]);
  });

  test("hides a removed shift, and shows it again when it was restored", () => {
    const unsaved = { ...nothingUnsaved, removed: { s1: 1 } };
    expect(withUnsaved([shift({})], unsaved)).toEqual([]);
    expect(withUnsaved([shift({ version: 3 })], unsaved)).toHaveLength(1);
  });

  test("shows an added shift once, before and after the server has answered", () => {
    const added = { key: "k", shift: shift({ id: aShiftId("k") }), shiftId: null };
    expect(withUnsaved([], { ...nothingUnsaved, added: [added] })).toHaveLength(1);
    const answered = { ...nothingUnsaved, added: [{ ...added, shiftId: aShiftId("s9") }] };
    expect(withUnsaved([], answered)).toHaveLength(1);
    expect(withUnsaved([shift({ id: aShiftId("s9") })], answered).map(({ id }) => id)).toEqual([
      "s9",
    ]);
  });

  test("names what still waits for the server", () => {
    const added = { key: "k", shift: shift({ id: aShiftId("k") }), shiftId: null };
    const edited = { s1: shift({ note: "Keys" }) };
    const unsaved = { ...nothingUnsaved, added: [added], edited };
    expect([...unsavedIds([shift({})], unsaved)]).toEqual(["s1", "k"]);
    expect([...unsavedIds([shift({ version: 2 })], unsaved)]).toEqual(["k"]);
  });
});
