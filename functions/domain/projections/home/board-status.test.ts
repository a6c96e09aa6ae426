import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { boardLimitsOf } from "./board-limits.ts";
import { aBoardRow } from "./board-row.test-support.ts";
import { byUrgency, statusOf, workedSoFar } from "./board-status.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";

const usual = boardLimitsOf([]);
const at = (time: string) => `2026-11-20T${time}:00.000Z`;

const row = (change: Partial<BoardRow>) =>
  aBoardRow({ shiftStartsAt: at("09:00"), shiftEndsAt: at("17:00"), ...change });

describe("a person on the board", () => {
  test.each([
    ["comes next until the shift has begun", "08:00", {}, "next"],
    ["is not late within five minutes", "09:04", {}, "next"],
    ["is late from five minutes on", "09:05", {}, "late"],
    ["does not show up from an hour on", "10:00", {}, "noShow"],
    [
      "does not show up once a short shift is over",
      "09:30",
      { shiftEndsAt: at("09:30") },
      "noShow",
    ],
    ["works once clocked in", "10:30", { clockedInAt: at("10:20") }, "working"],
    [
      "works without a shift",
      "10:30",
      { shiftStartsAt: null, clockedInAt: at("10:20") },
      "working",
    ],
    [
      "is on a break",
      "12:10",
      { clockedInAt: at("09:00"), breakStartedAt: at("12:00") },
      "onBreak",
    ],
    [
      "is still on a usual break after 35 minutes",
      "12:35",
      { clockedInAt: at("09:00"), breakStartedAt: at("12:00") },
      "onBreak",
    ],
    [
      "is on a break too long after 36 minutes where none is planned",
      "12:36",
      { clockedInAt: at("09:00"), breakStartedAt: at("12:00") },
      "breakTooLong",
    ],
    [
      "may take the whole hour that the shift plans",
      "13:05",
      { clockedInAt: at("09:00"), breakStartedAt: at("12:00"), plannedBreakSeconds: 3600 },
      "onBreak",
    ],
    [
      "is on a paid break too long after 21 minutes, whatever the shift plans",
      "12:21",
      {
        clockedInAt: at("09:00"),
        breakStartedAt: at("12:00"),
        isBreakPaid: true,
        plannedBreakSeconds: 3600,
      },
      "breakTooLong",
    ],
    ["works on for an hour after the shift", "17:59", { clockedInAt: at("09:00") }, "working"],
    ["missed the clock-out from then on", "18:00", { clockedInAt: at("09:00") }, "missedOut"],
    [
      "missed the clock-out on a break that never ended",
      "18:00",
      { clockedInAt: at("09:00"), breakStartedAt: at("12:00") },
      "missedOut",
    ],
    [
      "missed the clock-out an hour after the twelve that work without a shift may last",
      "22:00",
      { shiftStartsAt: null, shiftEndsAt: null, clockedInAt: at("09:00") },
      "missedOut",
    ],
    [
      "missed the clock-out where the end is only proposed",
      "20:00",
      { clockedInAt: at("09:00"), clockedOutAt: at("17:00"), isEndMissing: true },
      "missedOut",
    ],
    [
      "is done once the shift was worked",
      "17:10",
      { clockedInAt: at("09:00"), clockedOutAt: at("16:55") },
      "done",
    ],
    [
      "is not done when it left seven and a half hours early",
      "17:10",
      { clockedInAt: at("09:00"), clockedOutAt: at("09:30") },
      "leftEarly",
    ],
    [
      "is done once clocked out of work without a shift",
      "12:10",
      {
        shiftStartsAt: null,
        shiftEndsAt: null,
        clockedInAt: at("09:00"),
        clockedOutAt: at("12:00"),
      },
      "done",
    ],
  ] as const)("%s", (...[, now, change, expected]) => {
    expect(statusOf(row(change), at(now), usual)).toBe(expected);
  });
});

describe("the time worked so far", () => {
  const clockedIn = { clockedInAt: at("09:00") };

  test.each([
    ["is nothing before clocking in", {}, 0],
    ["runs until now", clockedIn, 3600],
    ["stands still during an unpaid break", { ...clockedIn, breakStartedAt: at("09:40") }, 2400],
    [
      "runs on during a paid break",
      { ...clockedIn, breakStartedAt: at("09:40"), isBreakPaid: true },
      3600,
    ],
    ["leaves finished breaks out", { ...clockedIn, unpaidBreakSeconds: 600 }, 3000],
    ["ends with the work", { ...clockedIn, clockedOutAt: at("09:30") }, 1800],
  ])("%s", (_fact, change, expected) => {
    expect(workedSoFar(row(change), at("10:00"))).toBe(expected);
  });

  test("is counted to the minute, as in the list of time entries", () => {
    expect(workedSoFar(row(clockedIn), "2026-11-20T10:00:59.000Z")).toBe(3600);
  });
});

test("what is wrong comes first, then who works, who comes next and who is done", () => {
  const worked = { clockedInAt: at("08:00"), clockedOutAt: at("09:00") };
  const rows = [
    row({ employeeId: anEmployeeId("done"), ...worked, shiftEndsAt: at("09:00") }),
    row({ employeeId: anEmployeeId("left"), ...worked }),
    row({ employeeId: anEmployeeId("next"), shiftStartsAt: at("11:00") }),
    row({ employeeId: anEmployeeId("later"), clockedInAt: at("09:10") }),
    row({ employeeId: anEmployeeId("works"), clockedInAt: at("09:00") }),
    row({ employeeId: anEmployeeId("late"), shiftStartsAt: at("09:30") }),
    row({ employeeId: anEmployeeId("absent") }),
    row({ employeeId: anEmployeeId("forgot"), ...worked, isEndMissing: true }),
    row({
      employeeId: anEmployeeId("pausing"),
      clockedInAt: at("08:00"),
      breakStartedAt: at("09:00"),
    }),
  ];
  const order = byUrgency(rows, at("10:00"), usual).map((one) => one.employeeId);
  expect(order).toEqual([
    "forgot",
    "absent",
    "late",
    "pausing",
    "left",
    "works",
    "later",
    "next",
    "done",
  ]);
});
