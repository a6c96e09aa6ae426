import { aLocationId, anEntryId, aWageChangeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import {
  adjustmentsOf,
  aRate,
  closedPeriods,
  impactOf,
  payrollOf,
  weeksOf,
  zone,
} from "./exported-person.test-support.ts";

const monday = "2026-03-02";

function at(day: string, time: string): string {
  const found = resolveWallTime(day, time, zone);
  return found.kind === "exact" ? found.instant : "";
}

let count = 0;
function work(day: string, from: string, to: string): WeekEntry {
  count += 1;
  return {
    entryId: anEntryId(`e${count}`),
    startsAt: at(day, from),
    endsAt: at(to < from ? addDays(day, 1) : day, to),
    breaks: [],
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    state: "approved",
  };
}

const before = [aRate("2026-01-01", 100_000)];
/** Five days of nine hours in the week of 2 March, and a Monday of eight in the one of 16 March. */
const fiveLongDays = [0, 1, 2, 3, 4].map((day) => work(addDays(monday, day), "09:00", "18:00"));
const weeks = weeksOf([...fiveLongDays, work("2026-03-16", "09:00", "17:00")]);

describe("a raise from a day that has passed", () => {
  test("changes the open weeks, line by line, with the entries that they come from", () => {
    const ratesAfter = [...before, aRate("2026-03-16", 110_000)];
    const impact = impactOf({
      weeks,
      ratesBefore: before,
      ratesAfter,
      closedPeriods: closedPeriods(weeks, before, ["exported"]),
      firstDay: "2026-03-16",
    });
    expect(impact).toMatchObject({ openMinor: 800, adjustmentMinor: 0, periods: [] });
    expect(impact.weeks).toHaveLength(1);
    expect(impact.weeks[0]).toMatchObject({ beforeMinor: 8000, afterMinor: 8800 });
    expect(impact.weeks[0]?.lines).toEqual([
      {
        day: "2026-03-16",
        kind: "regular",
        jobRoleId: roleId("barista"),
        addition: null,
        locationId: "harbor",
        payDay: "2026-03-16",
        period: "open",
        before: { amountMinor: 8000, seconds: 28_800, ratesTenThousandths: [100_000] },
        after: { amountMinor: 8800, seconds: 28_800, ratesTenThousandths: [110_000] },
      },
    ]);
    expect(impact.weeks[0]?.entries.map(({ startsAt }) => startsAt)).toEqual([
      at("2026-03-16", "09:00"),
    ]);
  });

  test("listed entries that were voided or sent back, which are paid nothing", () => {
    const worked = work("2026-03-16", "09:00", "17:00");
    const voided = { ...work("2026-03-16", "18:00", "18:00"), state: "voided" as const };
    const sentBack = { ...work("2026-03-16", "19:00", "20:00"), state: "rejected" as const };
    const impact = impactOf({
      weeks: weeksOf([worked, voided, sentBack]),
      ratesBefore: before,
      ratesAfter: [...before, aRate("2026-03-16", 110_000)],
      closedPeriods: [],
      firstDay: "2026-03-16",
    });
    expect(impact.openMinor).toBe(800);
    expect(impact.weeks[0]?.entries.map(({ entryId }) => entryId)).toEqual([worked.entryId]);
  });

  test("in the middle of a workweek blends both rates into its overtime", () => {
    // Two days at 10.00 and three at 12.00: 45 h, straight 18 x 10 + 27 x 12 = 504.00, and half of
    // the regular rate of 11.20 for five hours of overtime: 28.00. Before: 450.00 + 25.00.
    const ratesAfter = [...before, aRate("2026-03-04", 120_000)];
    const closed = closedPeriods(weeks, before, ["exported"]);
    const impact = impactOf({
      weeks,
      ratesBefore: before,
      ratesAfter,
      closedPeriods: closed,
      firstDay: "2026-03-04",
    });
    expect(impact.weeks[0]).toMatchObject({ beforeMinor: 47_500, afterMinor: 53_200 });
    expect(impact).toMatchObject({ openMinor: 1600, adjustmentMinor: 5700 });
    expect(impact.periods).toHaveLength(1);
    expect(impact.periods[0]).toMatchObject({
      firstDay: "2026-03-02",
      lastDay: "2026-03-15",
      state: "exported",
      exportId: "export-0",
      exportNumber: 1,
      paidIn: { firstDay: "2026-03-16", lastDay: "2026-03-29" },
      paidMinor: 47_500,
      owedMinor: 53_200,
      differenceMinor: 5700,
    });
    expect(impact.periods[0]?.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["regular", expect.any(Number)],
      ["overtime", expect.any(Number)],
    ]);
    expect(impact.periods[0]?.lines[1]?.paid).toEqual([
      { rateTenThousandths: 100_000, seconds: 5 * 3600, amountMinor: 7500 },
    ]);
  });

  test("cuts a night shift at midnight, where the new rate begins", () => {
    const night = weeksOf([work("2026-03-16", "20:00", "04:00")]);
    const impact = impactOf({
      weeks: night,
      ratesBefore: before,
      ratesAfter: [...before, aRate("2026-03-17", 150_000)],
      closedPeriods: [],
      firstDay: "2026-03-17",
    });
    expect(impact.openMinor).toBe(4 * 500);
    expect(impact.weeks[0]?.lines.map(({ day }) => day)).toEqual(["2026-03-17"]);
    expect(impact.weeks[0]?.entries).toHaveLength(1);
  });

  test("pays the whole of hours that had no rate when they were exported", () => {
    const impact = impactOf({
      weeks,
      ratesBefore: [],
      ratesAfter: before,
      closedPeriods: closedPeriods(weeks, [], ["exported"]),
      firstDay: "2026-01-01",
    });
    expect(impact).toMatchObject({ adjustmentMinor: 47_500, openMinor: 8000 });
  });

  test("names a period that is closed and not exported, and adjusts nothing in it", () => {
    const impact = impactOf({
      weeks,
      ratesBefore: before,
      ratesAfter: [...before, aRate(monday, 120_000)],
      closedPeriods: closedPeriods(weeks, before, ["closed"]),
      firstDay: monday,
    });
    expect(impact.periods).toMatchObject([{ firstDay: monday, state: "closed", exportId: null }]);
    expect(impact).toMatchObject({ adjustmentMinor: 0, openMinor: 1600 });
  });

  test("is paid in the next period that is open, past those that are closed, too", () => {
    const impact = impactOf({
      weeks,
      ratesBefore: before,
      ratesAfter: [...before, aRate("2026-03-05", 120_000), aRate("2026-03-09", 100_000)],
      closedPeriods: closedPeriods(weeks, before, ["exported", "closed"]),
      firstDay: "2026-03-05",
    });
    expect(impact.periods.map(({ paidIn }) => paidIn.firstDay)).toEqual(["2026-03-30"]);
  });

  test("does nothing without worked time, or where a rate of the job role applies anyway", () => {
    const cook = [...before, aRate("2026-01-01", 130_000, { jobRoleId: roleId("barista") })];
    const impact = impactOf({
      weeks,
      ratesBefore: cook,
      ratesAfter: [...cook, aRate(monday, 120_000)],
      closedPeriods: closedPeriods(weeks, cook, ["exported"]),
      firstDay: monday,
    });
    expect(impact).toMatchObject({ weeks: [], periods: [], openMinor: 0, adjustmentMinor: 0 });
  });
});

test("a lower rate owes a negative difference, and a second raise only what is still missing", () => {
  const closed = closedPeriods(weeks, before, ["exported"]);
  const lower = [...before, aRate(monday, 90_000)];
  const common = { weeks, closedPeriods: closed, firstDay: monday };
  const first = impactOf({ ...common, ratesBefore: before, ratesAfter: lower });
  expect(first.adjustmentMinor).toBe(-4750);
  const higher = [...before, aRate("2026-03-01", 1), aRate(monday, 110_000)];
  const second = impactOf({
    ...common,
    ratesBefore: lower,
    ratesAfter: higher,
    adjustments: adjustmentsOf(first, aWageChangeId("lower")),
  });
  expect(second.periods[0]).toMatchObject({ paidMinor: 47_500 - 4750, owedMinor: 52_250 });
  expect(second.adjustmentMinor).toBe(52_250 - 42_750);
});

test("the payroll that pays a difference shows it as lines of their own, without hours", () => {
  const ratesAfter = [...before, aRate(monday, 120_000)];
  const impact = impactOf({
    weeks,
    ratesBefore: before,
    ratesAfter,
    closedPeriods: closedPeriods(weeks, before, ["exported"]),
    firstDay: monday,
  });
  const adjustments = adjustmentsOf(impact, aWageChangeId("raise"));
  const next = { firstDay: "2026-03-16", lastDay: "2026-03-29" };
  const report = payrollOf(weeks, ratesAfter, { ...next, adjustments });
  expect(report.totalSeconds).toBe(28_800);
  expect(report.totalMinor).toBe(9600 + 9500);
  expect(report.people[0]).toMatchObject({ totalMinor: 19_100, regularSeconds: 28_800 });
  expect(
    report.lines.map(({ kind, amountMinor, adjusts }) => [kind, amountMinor, adjusts]),
  ).toEqual([
    ["regular", 9600, null],
    ["regular", 8000, { firstDay: "2026-03-02", lastDay: "2026-03-15", exportNumber: 1 }],
    ["overtime", 1500, { firstDay: "2026-03-02", lastDay: "2026-03-15", exportNumber: 1 }],
  ]);
});
