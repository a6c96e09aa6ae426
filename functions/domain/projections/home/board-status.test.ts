import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { byUrgency, statusOf, workedSoFar } from "./board-status.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

function row(change: Partial<BoardRow>): BoardRow {
  return {
    employeeId: anEmployeeId("ana"),
    employeeName: "Ana",
    jobRoleId: null,
    shiftStartsAt: at("09:00"),
    shiftEndsAt: at("17:00"),
    entryId: null,
    clockedInAt: null,
    breakStartedAt: null,
    isBreakPaid: false,
    unpaidBreakSeconds: 0,
    clockedOutAt: null,
    ...change,
  };
}

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
    expect(statusOf(row(change), at(now))).toBe(expected);
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

test("who is missing or has left comes first, then who works, who comes next and who is done", () => {
  const worked = { clockedInAt: at("08:00"), clockedOutAt: at("09:00") };
  const rows = [
    row({ employeeId: anEmployeeId("done"), ...worked, shiftEndsAt: at("09:00") }),
    row({ employeeId: anEmployeeId("left"), ...worked }),
    row({ employeeId: anEmployeeId("next"), shiftStartsAt: at("11:00") }),
    row({ employeeId: anEmployeeId("later"), clockedInAt: at("09:10") }),
    row({ employeeId: anEmployeeId("works"), clockedInAt: at("09:00") }),
    row({ employeeId: anEmployeeId("late"), shiftStartsAt: at("09:30") }),
    row({ employeeId: anEmployeeId("absent") }),
  ];
  const order = byUrgency(rows, at("10:00")).map((one) => one.employeeId);
  expect(order).toEqual(["absent", "late", "left", "works", "later", "next", "done"]);
});
