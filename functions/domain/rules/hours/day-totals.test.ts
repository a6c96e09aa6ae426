import { expect, test } from "vitest";
import { dayTotals } from "./day-totals.ts";
import { at, monday, worked, zone } from "./entry-builder.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { ClosedWork } from "./day-totals.ts";

const rules = presetRules("none");
const closed = (day: number, times: string, breaks: ClosedWork["breaks"] = []) => {
  const { startsAt, endsAt } = worked(day, times);
  return { startsAt, endsAt: endsAt ?? startsAt, breaks };
};
const hours = (work: readonly ClosedWork[], change: Partial<typeof rules> = {}) =>
  Object.fromEntries(
    [...dayTotals(work, { ...rules, ...change }, zone)].map(([day, seconds]) => [
      day,
      seconds / 3600,
    ]),
  );

test("paid breaks count, unpaid ones do not", () => {
  const pause = { startsAt: at(monday, "12:00"), endsAt: at(monday, "13:00") };
  expect(hours([closed(0, "08:00-17:00", [{ ...pause, isPaid: true }])])).toEqual({ [monday]: 9 });
  expect(hours([closed(0, "08:00-17:00", [pause])])).toEqual({ [monday]: 8 });
  expect(hours([closed(0, "08:00-17:00", [{ ...pause, endsAt: null }])])).toEqual({ [monday]: 4 });
});

test("two punches with a short gap are one shift and share its day", () => {
  const night = [closed(0, "19:00-23:30"), closed(1, "00:30-06:00")];
  expect(hours(night, { attribution: "start" })).toEqual({ "2026-11-16": 4.5, "2026-11-17": 5.5 });
  expect(hours(night, { attribution: "start", shiftGapSeconds: 4 * 3600 })).toEqual({
    "2026-11-16": 10,
  });
  expect(hours(night, { attribution: "most-worked", shiftGapSeconds: 4 * 3600 })).toEqual({
    "2026-11-17": 10,
  });
});

test("of two days with equal work the earlier one counts; midnight belongs to the day it ends", () => {
  expect(hours([closed(0, "20:00-04:00")], { attribution: "most-worked" })).toEqual({
    [monday]: 8,
  });
  expect(hours([closed(0, "16:00-00:00")], { attribution: "end" })).toEqual({ [monday]: 8 });
});

test("a workday that begins at 05:00 takes the hours after midnight", () => {
  expect(hours([closed(0, "22:00-07:00")], { workdayStart: "05:00" })).toEqual({
    "2026-11-16": 7,
    "2026-11-17": 2,
  });
});

test("no work is no days", () => {
  expect(hours([])).toEqual({});
});
