import { describe, expect, test } from "vitest";
import { RuleViolation } from "../violations/rule-violation.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import type { ShiftTimes } from "./place-shift.ts";
import { missingTimes, placeShift, repeatedTimes } from "./place-shift.ts";

const newYork = "America/New_York";

function times(day: string, range: string, choices: Partial<ShiftTimes> = {}): ShiftTimes {
  const [startsAtLocal = "", endsAtLocal = ""] = range.split("-");
  return {
    day,
    startsAtLocal,
    endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    ...choices,
  };
}

function hours(plan: ShiftTimes, zone: string): number {
  const { startsAt, endsAt } = placeShift(plan, zone);
  return elapsedSeconds(startsAt, endsAt) / 3600;
}

function violationOf(act: () => unknown): RuleViolation {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleViolation) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a planned shift", () => {
  test("happens at its local times in the zone of its location", () => {
    expect(placeShift(times("2026-11-20", "09:00-17:00"), newYork)).toEqual({
      startsAt: "2026-11-20T14:00:00.000Z",
      endsAt: "2026-11-20T22:00:00.000Z",
    });
  });

  test.each([
    ["an end before the start lies on the next day", "2026-11-20", "22:00-06:00", newYork, 8],
    ["an end at the start is a whole day", "2026-11-20", "09:00-09:00", newYork, 24],
    ["a shift may end at midnight", "2026-11-20", "16:00-00:00", newYork, 8],
    ["the night the clocks go back has an hour more", "2026-10-31", "22:00-06:00", newYork, 9],
    ["the night the clocks go forward an hour less", "2027-03-13", "22:00-06:00", newYork, 7],
    ["clocks may move by half an hour", "2026-10-03", "22:00-06:00", "Australia/Lord_Howe", 7.5],
    ["clocks may move at midnight", "2026-09-05", "20:00-04:00", "America/Santiago", 7],
  ])("%s", (...[, day, range, zone, expected]) => {
    expect(hours(times(day, range), zone)).toBe(expected);
  });

  test("cannot begin or end in the hour that the clocks leave out", () => {
    const starts = violationOf(() => placeShift(times("2027-03-14", "02:30-10:00"), newYork));
    expect(starts.code).toBe("missingHour");
    expect(starts.fields).toEqual({ time: "02:30", day: "2027-03-14" });
    const ends = violationOf(() => placeShift(times("2027-03-13", "20:00-02:30"), newYork));
    expect(ends.code).toBe("missingHour");
  });

  test("must say which of the two hours is meant when the clocks go back", () => {
    const starts = violationOf(() => placeShift(times("2026-11-01", "01:30-09:00"), newYork));
    expect(starts.fields).toMatchObject({ time: "01:30", field: "startsAtLocal" });
    const ends = violationOf(() => placeShift(times("2026-10-31", "20:00-01:30"), newYork));
    expect(ends.fields).toMatchObject({ time: "01:30", field: "endsAtLocal" });
  });

  test("lasts an hour longer from the first of the two hours than from the second", () => {
    const plan = times("2026-11-01", "01:30-09:00");
    expect(hours({ ...plan, startsInRepeatedHour: "first" }, newYork)).toBe(8.5);
    expect(hours({ ...plan, startsInRepeatedHour: "second" }, newYork)).toBe(7.5);
  });

  test("may run from the first hour into the second, though the clock shows an earlier time", () => {
    const plan = times("2026-11-01", "01:45-01:15", {
      startsInRepeatedHour: "first",
      endsInRepeatedHour: "second",
    });
    expect(hours(plan, newYork)).toBe(0.5);
  });

  test("cannot end in the first hour when it begins in the second", () => {
    const plan = times("2026-11-01", "01:15-01:45", {
      startsInRepeatedHour: "second",
      endsInRepeatedHour: "first",
    });
    expect(violationOf(() => placeShift(plan, newYork)).code).toBe("endBeforeStart");
  });

  test("never lasts more than 24 hours of elapsed time", () => {
    const violation = violationOf(() => placeShift(times("2026-10-31", "09:00-09:00"), newYork));
    expect(violation.code).toBe("tooLong");
    expect(violation.fields).toEqual({ hours: 25, limitHours: 24 });
  });

  test("ignores a choice of hour where the clock shows the time once", () => {
    const plan = times("2026-11-20", "09:00-17:00", { startsInRepeatedHour: "second" });
    expect(hours(plan, newYork)).toBe(8);
  });
});

describe("the times that need a second look", () => {
  test("are those that the clocks show twice", () => {
    expect(repeatedTimes(times("2026-11-01", "01:30-09:00"), newYork)).toEqual(["startsAtLocal"]);
    expect(repeatedTimes(times("2026-10-31", "20:00-01:30"), newYork)).toEqual(["endsAtLocal"]);
    expect(repeatedTimes(times("2026-11-20", "01:30-09:00"), newYork)).toEqual([]);
  });

  test("are those that the clocks leave out", () => {
    expect(missingTimes(times("2027-03-13", "20:00-02:30"), newYork)).toEqual(["endsAtLocal"]);
    expect(missingTimes(times("2027-03-14", "02:15-02:45"), newYork)).toHaveLength(2);
  });
});
