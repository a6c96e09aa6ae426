import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { describe, expect, test } from "vitest";
import {
  daySpan,
  hoursOfDay,
  isWithin,
  partOfDay,
  partOfPlan,
  planMovedBy,
  tracked,
} from "./day-span.ts";

const newYork = "America/New_York";
const hour = 3600;

function shiftOf(id: string, change: Partial<Shift>): Shift {
  const shift = aShift({ id: aShiftId(id), timeZone: newYork, ...change });
  return { ...shift, ...placeShift(planOf(shift), newYork) };
}

describe("the timeline of a day", () => {
  test("has 24 hours, 23 where the clocks go forward and 25 where they go back", () => {
    const hours = (day: string) => hoursOfDay(daySpan(day, newYork)).map(({ time }) => time);
    expect(hours("2026-11-17")).toHaveLength(24);
    expect(hours("2026-03-08").slice(0, 4)).toEqual(["00:00", "01:00", "03:00", "04:00"]);
    expect(hours("2026-11-01").slice(0, 4)).toEqual(["00:00", "01:00", "01:00", "02:00"]);
  });

  test("shows a night shift up to midnight, and the rest on the next day", () => {
    const night = shiftOf("n", { startsAtLocal: "22:00", endsAtLocal: "06:00" });
    expect(partOfDay(night, daySpan("2026-11-17", newYork))).toEqual({
      from: 22 * hour,
      until: 24 * hour,
    });
    expect(partOfDay(night, daySpan("2026-11-18", newYork))).toEqual({ from: 0, until: 6 * hour });
    expect(partOfDay(night, daySpan("2026-11-19", newYork))).toBeNull();
    expect(isWithin(night, daySpan("2026-11-17", newYork))).toBe(false);
    expect(isWithin(shiftOf("d", {}), daySpan("2026-11-17", newYork))).toBe(true);
  });

  test("outlines a dragged plan where it would be, unless the clocks leave its time out", () => {
    const night = planOf(shiftOf("n", { startsAtLocal: "22:00", endsAtLocal: "06:00" }));
    const span = daySpan(night.day, newYork);
    expect(partOfPlan(night, span)).toEqual({ from: 22 * hour, until: 24 * hour });
    const missing = { ...night, day: "2026-03-08", startsAtLocal: "02:15" };
    expect(partOfPlan(missing, daySpan("2026-03-08", newYork))).toBeNull();
  });

  test("keeps overlapping shifts of a lane apart, and uses a track again once it is free", () => {
    const shifts = [
      shiftOf("a", { startsAtLocal: "09:00", endsAtLocal: "13:00" }),
      shiftOf("b", { startsAtLocal: "10:00", endsAtLocal: "14:00" }),
      shiftOf("c", { startsAtLocal: "13:00", endsAtLocal: "17:00" }),
    ];
    const bars = tracked(shifts, daySpan("2026-11-17", newYork));
    expect(bars.map(({ shift, track }) => [shift.id, track])).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 0],
    ]);
  });

  test("moves a shift within its day, by the clock that people read", () => {
    const shift = shiftOf("a", { startsAtLocal: "09:00", endsAtLocal: "17:00" });
    expect(planMovedBy(shift, 900)).toMatchObject({ startsAtLocal: "09:15", endsAtLocal: "17:15" });
    expect(planMovedBy(shift, 8 * hour)).toMatchObject({ endsAtLocal: "01:00" });
    expect(planMovedBy(shift, -10 * hour)).toBeNull();
  });
});
