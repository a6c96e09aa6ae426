import { expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { dayIndexAt, workdayBoundaries, workdayOf, workPeriodOf, workweekOf } from "./workday.ts";

const zone = "America/New_York";
const at5 = { ...presetRules("flsa"), workdayStart: "05:00" };

test("with a workday from 05:00 the hours after midnight belong to the evening before", () => {
  expect(workdayOf("2026-11-21T09:59:59.000Z", at5, zone)).toBe("2026-11-20");
  expect(workdayOf("2026-11-21T10:00:00.000Z", at5, zone)).toBe("2026-11-21");
});

test("the workweek begins with the workday, not with midnight", () => {
  expect(workweekOf("2026-11-22T09:59:59.000Z", at5, zone)).toBe("2026-11-15");
  expect(workweekOf("2026-11-22T10:00:00.000Z", at5, zone)).toBe("2026-11-22");
});

test("a workday that begins in the missing hour begins after it", () => {
  const rules = { workdayStart: "02:30" };
  const days = workdayBoundaries({ firstDay: "2027-03-14", days: 1 }, rules, zone);
  expect(days[0]).toBe(Date.UTC(2027, 2, 14, 7) / 1000);
});

test("a workday in the week of the clock change has 23 or 25 hours", () => {
  const spring = workdayBoundaries({ firstDay: "2027-03-14", days: 1 }, at5, zone);
  const [start = 0, end = 0] = workdayBoundaries({ firstDay: "2027-03-13", days: 1 }, at5, zone);
  expect((end - start) / 3600).toBe(23);
  expect(((spring[1] ?? 0) - (spring[0] ?? 0)) / 3600).toBe(24);
});

test("14 days are counted from their anchor, also backwards", () => {
  const rules = { workPeriod: { days: 14 as const, anchor: "2026-11-15" } };
  expect(workPeriodOf("2026-11-22", rules)).toEqual({ firstDay: "2026-11-15", days: 14 });
  expect(workPeriodOf("2026-11-08", rules)).toEqual({ firstDay: "2026-11-01", days: 14 });
  expect(workPeriodOf("2026-11-22", { workPeriod: null })).toEqual({
    firstDay: "2026-11-22",
    days: 7,
  });
});

test("a moment before the first day is day -1, one after the last is the number of days", () => {
  expect([9, 10, 19, 20, 30].map((at) => dayIndexAt(at, [10, 20, 30]))).toEqual([-1, 0, 0, 1, 2]);
});
