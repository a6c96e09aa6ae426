import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { hoursOf, wage, week, worked } from "./entry-builder.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { payWorkweek } from "../pay/workweek.ts";

const onMonday = { weekStart: "monday" } as const;
const hours = (change: Parameters<typeof week>[0]) => payWorkweek(week(change)).hours;

describe("Colorado: the greatest of three excesses", () => {
  const rules = { ...presetRules("colorado"), ...onMonday };

  test("three days of 13 hours are 3 hours of overtime", () => {
    const entries = [0, 2, 4].map((day) => worked(day, "07:00-20:00"));
    expect(hoursOf(hours({ rules, entries }))).toEqual([36, 3, 0]);
  });

  test("14 hours through the night are 2 hours of overtime, on the second day", () => {
    const { days, ...sum } = hours({ rules, entries: [worked(0, "17:00-07:00")] });
    expect(hoursOf(sum)).toEqual([12, 2, 0]);
    expect(days.map((day) => day.overtimeSeconds / 3600).slice(0, 2)).toEqual([0, 2]);
  });

  test("a meal interrupts neither the run nor counts in it", () => {
    const entries = [worked(0, "17:00-23:00"), worked(0, "23:30-06:30")];
    entries[1] = { ...worked(0, "23:30-06:30"), id: anEntryId("second") };
    expect(hoursOf(hours({ rules, entries }))).toEqual([12, 1, 0]);
  });

  test("the weekly excess counts alone when it is the greatest", () => {
    const entries = [0, 1, 2, 3, 4].map((day) => worked(day, "07:00-20:00"));
    expect(hoursOf(hours({ rules, entries }))).toEqual([40, 25, 0]);
  });

  test("a run that began in the week before still counts", () => {
    const entries = [worked(-1, "16:00-06:00")];
    expect(hoursOf(hours({ rules, entries }))).toEqual([4, 2, 0]);
  });
});

describe("Nevada: the rolling workday", () => {
  const rules = { ...presetRules("nevada"), ...onMonday };
  const wages = [wage(150_000)];

  test("24 hours from the first clock-in are one workday", () => {
    const entries = [worked(1, "10:00-18:00"), worked(2, "06:00-14:00")];
    const { entries: byEntry } = hours({ rules, entries, wages });
    expect(byEntry.map((entry) => entry.overtimeSeconds / 3600)).toEqual([0, 4]);
  });

  test("a workday that began in the week before reaches into this one", () => {
    const entries = [worked(-1, "10:00-18:00"), worked(0, "06:00-14:00")];
    expect(hoursOf(hours({ rules, entries, wages }))).toEqual([4, 4, 0]);
  });

  test("at one and a half times the minimum wage there is no daily overtime", () => {
    const entries = [worked(1, "06:00-18:00")];
    expect(hoursOf(hours({ rules, entries, wages }))).toEqual([8, 4, 0]);
    expect(hoursOf(hours({ rules, entries, wages: [wage(180_000)] }))).toEqual([12, 0, 0]);
  });
});

describe("Alaska, and no rules at all", () => {
  const entries = [0, 1, 2, 3, 4].map((day) => worked(day, "08:00-17:00"));

  test("Alaska's weekly count leaves out the hours over eight a day", () => {
    const rules = { ...presetRules("alaska"), ...onMonday };
    expect(hoursOf(hours({ rules, entries }))).toEqual([40, 5, 0]);
  });

  test("without rules every hour is ordinary", () => {
    expect(hoursOf(hours({ rules: presetRules("none"), entries }))).toEqual([45, 0, 0]);
  });
});

describe("California's seventh day", () => {
  const sevenDays = [0, 1, 2, 3, 4, 5, 6].map((day) => worked(day, "09:00-13:00"));

  test("needs work on all seven days of this week, not seven in a row", () => {
    const acrossWeeks = [2, 3, 4, 5, 6, 7, 8].map((day) => worked(day, "09:00-13:00"));
    expect(hours({ entries: sevenDays }).overtimeSeconds).toBe(4 * 3600);
    expect(hours({ entries: acrossWeeks }).overtimeSeconds).toBe(0);
  });

  test("can be lifted for weeks of at most 30 hours or 6 hours on every day", () => {
    const { rules } = week({});
    const exemptUpTo = { weekSeconds: 30 * 3600, daySeconds: 6 * 3600 };
    const seventhDay = rules.seventhDay && { ...rules.seventhDay, exemptUpTo };
    const lifted = { ...rules, seventhDay };
    expect(hours({ rules: lifted, entries: sevenDays }).overtimeSeconds).toBe(0);
    const long = sevenDays.map((_, day) => worked(day, "09:00-15:30"));
    expect(hours({ rules: lifted, entries: long }).overtimeSeconds).toBeGreaterThan(0);
  });
});

describe("a shift over midnight", () => {
  const night = [worked(0, "20:00-06:00")];
  const dayOf = (attribution: "split" | "start" | "end" | "most-worked") =>
    hours({ rules: { ...week({}).rules, attribution }, entries: night }).days.map(
      (day) => day.workedSeconds / 3600,
    );

  test.each([
    ["split", [4, 6]],
    ["start", [10, 0]],
    ["end", [0, 10]],
    ["most-worked", [0, 10]],
  ] as const)("counted by %s gives its days %o hours", (attribution, expected) => {
    expect(dayOf(attribution).slice(0, 2)).toEqual(expected);
  });

  test("on the last day of the week stays whole when it belongs to its start", () => {
    const rules = { ...week({}).rules, attribution: "start" as const };
    const entries = [worked(6, "20:00-06:00")];
    expect(hours({ rules, entries }).workedSeconds).toBe(10 * 3600);
    expect(hours({ rules, entries, weekStart: "2026-11-23" }).workedSeconds).toBe(0);
  });
});
