import { aLocationId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { aPublishedShift } from "../schedules/shift-builder.test-support.ts";
import { clockInFlags, clockOutFlags, matchShift } from "./match-shift.ts";

const graceSeconds = 300;

/** 09:00-17:00 in New York in November. */
const morning = aPublishedShift({ id: aShiftId("morning") });
const evening = aPublishedShift({ id: aShiftId("evening"), range: "17:00-22:00" });
const at = (time: string) => `2026-11-17T${time}:00.000Z`;
const matched = (time: string, shifts = [morning, evening], locationId = aLocationId("harbor")) =>
  matchShift(shifts, { locationId, at: at(time) })?.id ?? null;

describe("a clock-in belongs to", () => {
  test("the shift whose start is nearest", () => {
    expect(matched("13:50")).toBe("morning");
    expect(matched("21:45")).toBe("evening");
  });

  test("no shift that has ended, begins in more than four hours, or is elsewhere", () => {
    expect(matched("22:30", [morning])).toBeNull();
    expect(matched("09:59", [morning])).toBeNull();
    expect(matched("10:00", [morning])).toBe("morning");
    expect(matched("14:00", [morning], aLocationId("market"))).toBeNull();
  });
});

describe("flags", () => {
  test.each([
    ["13:54", ["earlyIn"]],
    ["13:55", []],
    ["14:05", []],
    ["14:06", ["lateIn"]],
  ])("of a clock-in at %s are %o: five minutes are forgiven", (time, flags) => {
    expect(clockInFlags({ at: at(time), shift: morning, graceSeconds }, true)).toEqual(flags);
  });

  test.each([
    ["16:05", []],
    ["16:06", ["lateIn"]],
  ])(
    "of a clock-in at %s for a shift that was taken over after its start are %o",
    (time, flags) => {
      const shift = { ...morning, handedOverAt: at("16:00") };
      expect(clockInFlags({ at: at(time), shift, graceSeconds }, true)).toEqual(flags);
    },
  );

  test.each([
    ["16:05", []],
    ["16:06", ["lateIn"]],
  ])("of a clock-in at %s for a shift that was first published at 16:00 are %o", (time, flags) => {
    const shift = { ...morning, takenAt: at("16:00") };
    expect(clockInFlags({ at: at(time), shift, graceSeconds }, true)).toEqual(flags);
  });

  test("of a clock-in without a shift name it only where the week was planned", () => {
    expect(clockInFlags({ at: at("14:00"), shift: null, graceSeconds }, true)).toEqual(["noShift"]);
    expect(clockInFlags({ at: at("14:00"), shift: null, graceSeconds }, false)).toEqual([]);
  });

  test.each([
    ["21:54", ["earlyOut"]],
    ["22:00", []],
    ["22:06", ["lateOut"]],
  ])("of a clock-out at %s are %o", (time, flags) => {
    expect(clockOutFlags({ at: at(time), shift: morning, graceSeconds })).toEqual(flags);
    expect(clockOutFlags({ at: at(time), shift: null, graceSeconds })).toEqual([]);
  });
});
