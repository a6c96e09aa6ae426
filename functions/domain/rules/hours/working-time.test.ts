import { describe, expect, test } from "vitest";
import { multiply, rational, roundHalfUp } from "../../kernel/money/rational.ts";
import {
  averageWeek,
  dailyRestBreaches,
  earliestNextStart,
  hasWeeklyRest,
  isWithinAverage,
  longestRestWithin,
  workingTimeRules,
} from "./working-time.ts";
import { workOutsideWindow } from "./work-window.ts";

const HOUR = 3600;
const { dailyRestSeconds, weeklyRestSeconds } = workingTimeRules.eu;
/** Work of January 2024 in UTC: day of the month, from and to hours that may pass 24. */
const work = (day: number, from: number, to: number) => ({
  startsAt: new Date(Date.UTC(2024, 0, day, from)).toISOString(),
  endsAt: new Date(Date.UTC(2024, 0, day, to)).toISOString(),
});

describe("daily rest", () => {
  test("after work until 20:00 the next may begin at 07:00", () => {
    expect(earliestNextStart("2024-01-08T20:00:00.000Z", dailyRestSeconds)).toBe(
      "2024-01-09T07:00:00.000Z",
    );
  });

  test("eleven hours between two days are enough, ten are a breach", () => {
    expect(dailyRestBreaches([work(8, 9, 20), work(9, 7, 15)], dailyRestSeconds)).toEqual([]);
    expect(dailyRestBreaches([work(8, 9, 20), work(9, 6, 15)], dailyRestSeconds)).toMatchObject([
      { from: "2024-01-08T09:00:00.000Z", longestRestSeconds: 10 * HOUR },
    ]);
  });

  test("fourteen hours in one go leave no eleven in the 24", () => {
    expect(dailyRestBreaches([work(8, 6, 20)], dailyRestSeconds)).toHaveLength(1);
    expect(dailyRestBreaches([work(8, 7, 20)], dailyRestSeconds)).toEqual([]);
  });

  test("a split shift keeps the rule when the rest before or after it is long enough", () => {
    const split = [work(8, 6, 10), work(8, 15, 19), work(9, 6, 14)];
    expect(dailyRestBreaches(split, dailyRestSeconds)).toEqual([]);
  });

  test("no work breaks no rule", () => {
    expect(dailyRestBreaches([], dailyRestSeconds)).toEqual([]);
  });
});

describe("weekly rest", () => {
  const week = work(8, 0, 7 * 24);
  const sixDays = [8, 9, 10, 11, 12, 13].map((day) => work(day, 6, 12));

  test("may lie anywhere in the seven days", () => {
    expect(hasWeeklyRest(sixDays, week, weeklyRestSeconds)).toBe(true);
    expect(hasWeeklyRest(sixDays.toSpliced(2, 1, work(14, 6, 12)), week, weeklyRestSeconds)).toBe(
      true,
    );
  });

  test("of 35 hours is missing when all seven days are worked", () => {
    const sevenDays = [...sixDays, work(14, 6, 12)];
    expect(hasWeeklyRest(sevenDays, week, weeklyRestSeconds)).toBe(false);
    expect(longestRestWithin(sevenDays, week)).toBe(18 * HOUR);
  });
});

describe("the average week", () => {
  const weeks = (count: number, hours: number) => Array.from({ length: count }, () => hours * HOUR);

  test("17 weeks of 40 hours and 120 hours of overtime are 47.1 hours, within 48", () => {
    const weekSeconds = [...weeks(10, 52), ...weeks(7, 40)];
    const { totalSeconds, average } = averageWeek({ weekSeconds, referenceWeeks: 17 });
    expect(totalSeconds).toBe(800 * HOUR);
    expect(roundHalfUp(multiply(average, rational(10, HOUR)))).toBe(471);
    expect(isWithinAverage(average, 48 * HOUR)).toBe(true);
  });

  test("days of leave are replaced by as many days worked after the period", () => {
    const period = {
      weekSeconds: weeks(16, 48),
      referenceWeeks: 17,
      replacementSeconds: 50 * HOUR,
    };
    expect(isWithinAverage(averageWeek(period).average, 48 * HOUR)).toBe(false);
    const even = { ...period, replacementSeconds: 48 * HOUR };
    expect(isWithinAverage(averageWeek(even).average, 48 * HOUR)).toBe(true);
  });
});

test("what a young person works outside the allowed hours is found by the wall clock", () => {
  const shift = { startsAt: "2026-11-20T21:00:00.000Z", endsAt: "2026-11-21T02:00:00.000Z" };
  const window = { earliest: "07:00", latest: "19:00" };
  expect(workOutsideWindow(shift, window, "America/New_York")).toEqual([
    { startsAt: "2026-11-21T00:00:00.000Z", endsAt: "2026-11-21T02:00:00.000Z" },
  ]);
  expect(workOutsideWindow(shift, window, "America/Los_Angeles")).toEqual([]);
});
