import { expect, test } from "vitest";
import { runCase } from "./run-case.ts";
import type { JsonObject } from "./vector-case.ts";

/** Cases of our own for the kinds that have fields described, but no case among the vectors. */
const cases: readonly [kind: string, input: JsonObject, expected: JsonObject][] = [
  [
    "rounding-policy",
    {
      in: "08:53",
      out: "17:08",
      rules: { in: { mode: "up", intervalSec: 900 }, out: { mode: "down", intervalSec: 900 } },
    },
    { outIn: "09:00", outOut: "17:00", workedMin: 480 },
  ],
  [
    "rounding-policy",
    { in: "09:02", out: "17:08", rules: { dayTotal: { mode: "down", intervalSec: 900 } } },
    { outIn: "09:02", outOut: "17:02", workedMin: 480 },
  ],
  [
    "decimal-hours",
    { punchMinutes: [125, 125, 125] },
    {
      hundredths: 625,
      minuteTable: [
        [1, 2],
        [5, 8],
        [15, 25],
      ],
    },
  ],
  [
    "conflict",
    { maxWeekMin: 2880, scheduledMin: 2400, proposedMin: 481 },
    { conflict: "max-hours", wouldBeMin: 2881 },
  ],
  [
    "conflict",
    { maxWeekMin: 2880, scheduledMin: 2400, proposedMin: 480 },
    { conflict: null, wouldBeMin: 2880 },
  ],
  [
    "workweek-segments",
    { periodStart: "2026-11-01", periodEnd: "2026-11-10", workweekStart: "Monday" },
    {
      segments: [
        { start: "2026-11-01", end: "2026-11-01", partial: true },
        { start: "2026-11-02", end: "2026-11-08", partial: false },
        { start: "2026-11-09", end: "2026-11-10", partial: true },
      ],
    },
  ],
  [
    "workweek-change",
    {
      rateCents: 2000,
      oldWorkweekStart: "Monday 07:00",
      newWorkweekStart: "Sunday 07:00",
      hours: {
        "2024-01-01/2024-01-06": 40,
        "2024-01-07 (overlap)": 6,
        "2024-01-08/2024-01-13": 35,
      },
    },
    {
      allocateOverlapToOld: { weekPayCents: [98_000, 70_000] },
      allocateOverlapToNew: { weekPayCents: [80_000, 83_000] },
      payCents: 168_000,
    },
  ],
  [
    "average-hours",
    { aHours: 800, bHours: 20, cWeeks: 17, limit: 48 },
    { aHours: 800, averageHours1dp: "48.2", withinLimit: false },
  ],
  [
    "consecutive-days",
    {
      firstDay: "2024-01-01",
      dailyHours: [8, 8, 8, 8, 8, 8, 8, 8, 0, 8],
      rule: { consecutiveDays: 7, resetEachWeek: false, afterMin: 0, mult: 1.5 },
    },
    { overtimeMinByDay: [0, 0, 0, 0, 0, 0, 480, 480, 0, 0] },
  ],
  [
    "consecutive-days",
    {
      firstDay: "2024-01-03",
      dailyHours: [8, 8, 8, 8, 8, 8, 9],
      workweekStart: "Monday",
      rule: { consecutiveDays: 7, resetEachWeek: true, afterMin: 0, mult: 1.5 },
    },
    { overtimeMinByDay: [0, 0, 0, 0, 0, 0, 0] },
  ],
  [
    "consecutive-days",
    {
      firstDay: "2024-01-03",
      dailyHours: [8, 8, 8, 8, 8, 8, 9],
      workweekStart: "Monday",
      rule: { consecutiveDays: 6, resetEachWeek: false, afterMin: 480, mult: 2 },
    },
    { overtimeMinByDay: [0, 0, 0, 0, 0, 0, 60] },
  ],
  ["rest", { periodDays: 14, restDays: [7, 8], rule: "one day in seven" }, { violation: false }],
  ["rest", { periodDays: 14, restDays: [1, 7], rule: "one day in seven" }, { violation: true }],
];

test.each(cases)("a case of %s is offered by its described fields: %j", (kind, input, expected) => {
  const vector = { id: kind, kind, title: kind, features: [], input, expected };
  expect(runCase(vector)).toEqual({ kind: "passed" });
});
