import { expect, test } from "vitest";
import { NO_LOGIN } from "../../kernel/ids/entity-ids.ts";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { Budget } from "../../records/locations/staffing.ts";
import type { Grouping } from "../../records/reports/report.ts";
import type { SalesAmounts } from "../../records/sales/sales-month.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { secondsByHour, spreadOverHours } from "./cost-by-hour.ts";
import { buildReport } from "./build-report.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ColumnId } from "./report-columns.ts";
import { comparesSales, withSales } from "./sales-facts.ts";

const [harbor, market] = [aLocationId("harbor"), aLocationId("market")];
const range = { firstDay: "2026-11-02", lastDay: "2026-11-08" };
const noFilter = { employeeId: null, jobRoleId: null, locationId: null };
const hours = (count: number) => count * 3600;

function work(locationId: typeof harbor | null, day: string, measures: Measures): ReportFact {
  return {
    employeeId: anEmployeeId("ana"),
    day,
    paidOn: day,
    locationId,
    jobRoleId: null,
    measures,
  };
}

function sold(locationId: typeof harbor, days: Record<string, SalesAmounts>) {
  const by = { enteredAt: "2026-11-02T15:00:00.000Z", enteredBy: NO_LOGIN, enteredByName: "Kim" };
  const all = Object.entries(days).map(([day, amounts]) => {
    return [day, { ...amounts, ...by, source: "typed" as const, version: 1 }] as const;
  });
  return { locationId, days: Object.fromEntries(all) };
}

const eightToTen = new Map([
  ["08", hours(1)],
  ["09", hours(3)],
]);

interface Given {
  months?: ReturnType<typeof sold>[];
  budget?: Budget;
  today?: string;
  groupBy?: Grouping;
}

/** The report of Harbor's budget, column by column. */
function report(facts: readonly ReportFact[], given: Given = {}) {
  const { months = [], budget, today = "2026-12-01", groupBy = "day" } = given;
  const budgets = new Map(budget === undefined ? [] : [[harbor, budget] as const]);
  const { rows, totals } = buildReport({
    input: { reportId: "labour", range, before: null, groupBy, filter: noFilter },
    facts: withSales(facts, { range, isByHour: groupBy === "hour", today, months, budgets }),
    before: null,
    incompleteUntil: null,
    currency: "USD",
    weekStart: "monday",
    nameOf: (key) => key,
  });
  const { columns } = reportCatalogue.labour;
  const of = (cells: typeof totals | undefined, id: ColumnId) => cells?.[columns.indexOf(id)];
  return {
    total: (id: ColumnId) => of(totals, id),
    line: (key: string, id: ColumnId) => of(rows.find((row) => row.key === key)?.cells, id),
  };
}

const monday = work(harbor, "2026-11-02", { regularSeconds: hours(8), payMinor: 16_000 });
const tuesday = work(harbor, "2026-11-03", { regularSeconds: hours(4), payMinor: 8000 });

test("labor is compared with the sales of its day; a day without sales has no percentage", () => {
  const months = [sold(harbor, { "2026-11-02": { totalMinor: 64_000, hours: null } })];
  const { line, total } = report([monday, tuesday], { months });
  expect(line("2026-11-02", "costOfSales")).toBe(0.25);
  expect(line("2026-11-02", "salesPerHour")).toBe(8000);
  expect(line("2026-11-03", "sales")).toBeNull();
  expect(line("2026-11-03", "costOfSales")).toBeNull();
  expect(total("pay")).toBe(24_000);
  expect(total("costOfSales")).toBe(0.25);
});

test("an hour that is missing in a day's sales is not counted as zero sales of the day", () => {
  const months = [
    sold(harbor, { "2026-11-02": { totalMinor: null, hours: { "09": 20_000, "11": 12_000 } } }),
  ];
  const { line } = report([monday], { months });
  expect(line("2026-11-02", "sales")).toBe(32_000);
  expect(line("2026-11-02", "costOfSales")).toBe(0.5);
});

test("a day with sales of zero has a figure and no percentage", () => {
  const months = [sold(harbor, { "2026-11-02": { totalMinor: 0, hours: null } })];
  const { line } = report([monday], { months });
  expect(line("2026-11-02", "sales")).toBe(0);
  expect(line("2026-11-02", "costOfSales")).toBeNull();
});

test("pay at another location, and pay of none, does not count beside a location's sales", () => {
  const months = [sold(harbor, { "2026-11-02": { totalMinor: 64_000, hours: null } })];
  const elsewhere = work(market, "2026-11-02", { payMinor: 50_000 });
  const extra = work(null, "2026-11-02", { payMinor: 9000, extraMinor: 9000 });
  expect(report([monday, elsewhere, extra], { months }).total("costOfSales")).toBe(0.25);
});

test("the days of a week add up to the weekly hours; until today, those of its days", () => {
  const budget = { secondsPerWeek: hours(100), salesShareBasisPoints: null };
  expect(report([monday], { budget }).total("budgetHours")).toBe(hours(100));
  expect(report([monday], { budget, groupBy: "location" }).line("harbor", "hoursOfBudget")).toBe(
    0.08,
  );
  const early = report([monday], { budget, today: "2026-11-02" });
  expect(early.total("budgetHours")).toBe(Math.floor(hours(100) / 7));
  expect(early.line("2026-11-03", "budgetHours")).toBeNull();
});

test("the budgeted cost of a day is the location's share of its sales", () => {
  const budget = { secondsPerWeek: null, salesShareBasisPoints: 2000 };
  const months = [sold(harbor, { "2026-11-02": { totalMinor: 64_000, hours: null } })];
  const { total } = report([monday, tuesday], { budget, months });
  expect(total("budgetCost")).toBe(12_800);
  expect(total("costOfBudget")).toBe(1.25);
  expect(total("budgetHours")).toBeNull();
  expect(report([monday], { months }).total("costOfBudget")).toBeNull();
});

test("by hour, a day's pay is spread over the hours worked, and compared with sales of the hour", () => {
  const months = [sold(harbor, { "2026-11-02": { totalMinor: null, hours: { "09": 48_000 } } })];
  const day = work(harbor, "2026-11-02", { regularSeconds: hours(4), payMinor: 16_001 });
  const extra = work(null, "2026-11-02", { payMinor: 900, extraMinor: 900 });
  const spread = spreadOverHours([day, extra], () => eightToTen);
  const { line, total } = report(spread, { months, groupBy: "hour" });
  expect([line("08", "pay"), line("09", "pay"), line("", "pay")]).toEqual([4000, 12_001, 900]);
  expect(line("08", "costOfSales")).toBeNull();
  expect(line("09", "costOfSales")).toBeCloseTo(0.25);
  expect(line("09", "salesPerHour")).toBe(16_000);
  expect(total("pay")).toBe(16_901);
  expect(total("costOfSales")).toBeCloseTo(0.25);
});

test("by hour, sales of a whole day have no hour and no percentage", () => {
  const months = [sold(harbor, { "2026-11-02": { totalMinor: 64_000, hours: null } })];
  const spread = spreadOverHours([monday], () => eightToTen);
  const { line, total } = report(spread, { months, groupBy: "hour" });
  expect(line("", "sales")).toBe(64_000);
  expect([line("", "costOfSales"), total("costOfSales")]).toEqual([null, null]);
});

test("an hour that the clock shows twice is one hour of the day, in pay and in sales", () => {
  const night = { startsAt: "2026-11-01T05:00:00.000Z", endsAt: "2026-11-01T07:00:00.000Z" };
  const worked = [{ ...night, breaks: [], seconds: hours(2) }];
  const day = "2026-11-01";
  const seconds = secondsByHour({ day, worked }, "America/New_York", "2026-11-02T00:00:00.000Z");
  expect([...seconds]).toEqual([["01", hours(2)]]);
});

test("sales are compared with whole locations only", () => {
  expect(comparesSales({ groupBy: "location", filter: noFilter })).toBe(true);
  expect(comparesSales({ groupBy: "employee", filter: noFilter })).toBe(false);
  const ofAna = { ...noFilter, employeeId: anEmployeeId("ana") };
  expect(comparesSales({ groupBy: "day", filter: ofAna })).toBe(false);
});
