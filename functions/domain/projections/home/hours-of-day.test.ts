import { describe, expect, test } from "vitest";
import { costPerHour, hoursOfDay } from "./hours-of-day.ts";
import { aSummary } from "./summary.test-support.ts";

const newYork = "America/New_York";
const span = (startsAt: string, endsAt: string | null, seconds: number) => ({
  startsAt: `${startsAt}:00.000Z`,
  endsAt: endsAt === null ? null : `${endsAt}:00.000Z`,
  breaks: [] as { startsAt: string; endsAt: string | null }[],
  seconds,
});
const planned = (...args: Parameters<typeof span>) => ({ ...span(...args), jobRoleId: null });
const now = "2026-11-20T15:20:40.000Z";
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test("the cost of a stretch is spread over its hours, to the cent", () => {
  const day = aSummary({ planned: [planned("2026-11-20T14:00", "2026-11-20T17:00", 10_800)] });
  const hours = hoursOfDay(day, newYork, now);
  const [startsAt, endsAt] = ["2026-11-20T14:00:00.000Z", "2026-11-20T17:00:00.000Z"];
  const cost = { planned: [{ startsAt, endsAt, breaks: [], amountMinor: 1000 }], worked: [] };
  const perHour = costPerHour(cost, hours);
  expect(perHour.map((hour) => hour.planned)).toEqual([333, 334, 333]);
  expect(perHour.map((hour) => hour.worked)).toEqual([0, 0, 0]);
});

test("a day without work has no hours", () => {
  expect(hoursOfDay(aSummary(), newYork, now)).toEqual([]);
});

describe("a day hour by hour", () => {
  test("has what was planned and worked in each, from the first to the last with work", () => {
    const day = aSummary({
      planned: [planned("2026-11-20T14:00", "2026-11-20T16:00", 7200)],
      worked: [span("2026-11-20T14:30", "2026-11-20T15:15", 2700)],
    });
    expect(hoursOfDay(day, newYork, now)).toEqual([
      {
        startsAt: "2026-11-20T14:00:00.000Z",
        endsAt: "2026-11-20T15:00:00.000Z",
        scheduledSeconds: 3600,
        workedSeconds: 1800,
      },
      {
        startsAt: "2026-11-20T15:00:00.000Z",
        endsAt: "2026-11-20T16:00:00.000Z",
        scheduledSeconds: 3600,
        workedSeconds: 900,
      },
    ]);
  });

  test("counts a running clock until the present minute, without its unpaid break", () => {
    const running = span("2026-11-20T14:00", null, 0);
    running.breaks = [{ startsAt: "2026-11-20T15:10:00.000Z", endsAt: null }];
    const hours = hoursOfDay(aSummary({ worked: [running] }), newYork, now);
    expect(hours.map(({ workedSeconds }) => workedSeconds)).toEqual([3600, 600]);
  });

  test("adds up to what is paid: rounding is spread over the hours, to the second", () => {
    const day = aSummary({ worked: [span("2026-11-20T14:07", "2026-11-20T16:53", 10_000)] });
    const hours = hoursOfDay(day, newYork, now);
    expect(sum(hours.map(({ workedSeconds }) => workedSeconds))).toBe(10_000);
  });

  test("follows the work of a night past midnight", () => {
    const night = planned("2026-11-21T03:00", "2026-11-21T11:00", 28_800);
    const hours = hoursOfDay(aSummary({ planned: [night] }), newYork, now);
    expect(hours).toHaveLength(8);
    expect(sum(hours.map(({ scheduledSeconds }) => scheduledSeconds))).toBe(28_800);
  });

  test.each([
    ["2026-03-08", "2026-03-08T05:00", "2026-03-09T04:00", 23],
    ["2026-11-01", "2026-11-01T04:00", "2026-11-02T05:00", 25],
  ])("has as many hours as the clocks of %s give it", (day, from, to, count) => {
    const whole = planned(from, to, count * 3600);
    const hours = hoursOfDay(aSummary({ day, planned: [whole] }), newYork, now);
    expect(hours.map(({ scheduledSeconds }) => scheduledSeconds)).toEqual(
      Array.from({ length: count }, () => 3600),
    );
  });
});
