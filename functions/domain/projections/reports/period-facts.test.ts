import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import type { ReportFact } from "../../records/summaries/rollup.ts";
import { factsUntilToday, factsWithin, frozenFacts, withoutPay } from "./period-facts.ts";
import { withPlannedPay } from "./planned-pay.ts";

const fact: ReportFact = {
  employeeId: anEmployeeId("ana"),
  day: "2026-11-18",
  paidOn: "2026-11-18",
  locationId: aLocationId("harbor"),
  jobRoleId: roleId("barista"),
  measures: { scheduledSeconds: 27_000, shifts: 1, missedShifts: 1 },
};
const week = { firstDay: "2026-11-16", lastDay: "2026-11-22" };
const all = { employeeId: null, jobRoleId: null, locationId: null };

test("weekly overtime counts in the days in which its week ends", () => {
  const paidLater = { ...fact, day: "2026-11-13", paidOn: "2026-11-16" };
  const paidNext = { ...fact, paidOn: "2026-11-23" };
  expect(factsWithin([fact, paidLater, paidNext], week, all)).toEqual([fact, paidLater]);
});

test("a filter lets through its employee, job role and location alone", () => {
  const extra = { ...fact, locationId: null, jobRoleId: null };
  const at = (filter: Partial<typeof all> | object) =>
    factsWithin([fact, extra], week, { ...all, ...filter });
  expect(at({ locationId: aLocationId("harbor") })).toEqual([fact]);
  expect(at({ jobRoleId: roleId("cook") })).toEqual([]);
  expect(at({ employeeId: anEmployeeId("ana") })).toEqual([fact, extra]);
});

test("a shift of today or later is not yet missed, and its planned hours count", () => {
  expect(factsUntilToday([fact], "2026-11-19")).toEqual([fact]);
  expect(factsUntilToday([fact], "2026-11-18")).toEqual([
    { ...fact, measures: { scheduledSeconds: 27_000 } },
  ]);
});

test("frozen lines take the place of hours and pay, and leave what else is known of the days", () => {
  const measures = { regularSeconds: 100, payMinor: 100, entries: 1, breakSeconds: 1800 };
  expect(withoutPay([{ ...fact, measures }])).toEqual([
    { ...fact, measures: { entries: 1, breakSeconds: 1800 } },
  ]);
  const line = {
    employeeId: anEmployeeId("ana"),
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    kind: "overtime",
    seconds: 3600,
    amountMinor: 3000,
    rateTenThousandths: 200_000,
    adjusts: null,
    days: [{ day: "2026-11-18", seconds: 3600, amountMinor: 3000 }],
  } as unknown as DatedLine;
  const overtime = { overtimeSeconds: 3600, payMinor: 3000, overtimeMinor: 3000 };
  const bonus = { ...line, kind: "addition" as const, seconds: 0, amountMinor: 500, days: [] };
  expect(frozenFacts([line, bonus], week.lastDay)).toEqual([
    { ...fact, paidOn: week.lastDay, measures: overtime },
    {
      ...fact,
      day: week.lastDay,
      paidOn: week.lastDay,
      locationId: null,
      jobRoleId: null,
      measures: { payMinor: 500, extraMinor: 500 },
    },
  ]);
});

test("planned hours cost the rate of their day, and nothing without one", () => {
  const rate = (effectiveDate: string, rateTenThousandths: number) => {
    return { jobRoleId: null, locationId: null, effectiveDate, rateTenThousandths };
  };
  const costOf = (rates: ReturnType<typeof rate>[]) =>
    withPlannedPay([fact], {
      currency: "USD",
      ratesOf: () => rates,
      zoneOf: () => "America/New_York",
    }).map(({ measures }) => measures.scheduledMinor);
  expect(costOf([rate("2026-01-01", 200_000), rate("2026-11-18", 220_000)])).toEqual([16_500]);
  expect(costOf([])).toEqual([0]);
});
