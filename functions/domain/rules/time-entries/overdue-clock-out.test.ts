import { expect, test } from "vitest";
import { overdueClockOut } from "./overdue-clock-out.ts";

const work = { startsAt: "2026-03-02T14:00:00.000Z" };
const shift = { endsAt: "2026-03-02T22:00:00.000Z" };
const at = (time: string) => `2026-03-0${time}:00.000Z`;

test.each([
  ["2T22:14", "none"],
  ["2T22:15", "nudge"],
  ["2T22:59", "nudge"],
  ["2T23:00", "alert"],
] as const)("a clock-out after a shift until 22:00 is at %s overdue as %s", (time, overdue) => {
  expect(overdueClockOut(work, shift, at(time))).toBe(overdue);
});

test.each([
  ["3T02:14", "none"],
  ["3T02:15", "nudge"],
  ["3T03:00", "alert"],
] as const)("work since 14:00 without a shift is at %s overdue as %s", (time, overdue) => {
  expect(overdueClockOut(work, null, at(time))).toBe(overdue);
});
