import { expect, test } from "vitest";
import { NO_LOGIN } from "../../kernel/ids/entity-ids.ts";
import type { SalesDay } from "../../records/sales/sales-month.ts";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import { clockHours } from "./clock-hours.ts";
import { requireSales } from "./require-sales.ts";
import { isSameSales, salesMinor, salesWithin, versionOfDays } from "./sales-amounts.ts";

const newYork = "America/New_York";

function aSalesDay(version: number, totalMinor: number): SalesDay {
  const by = { enteredAt: "2026-11-02T15:00:00.000Z", enteredBy: NO_LOGIN, enteredByName: "Kim" };
  return { totalMinor, hours: null, source: "typed", version, ...by };
}

test("a day has the hours that its clock shows: 24, 23 in spring, 25 in autumn", () => {
  expect(clockHours("2026-11-03", newYork)).toHaveLength(24);
  expect(clockHours("2026-03-08", newYork)).toHaveLength(23);
  expect(clockHours("2026-03-08", newYork)).not.toContain("02");
  expect(clockHours("2026-11-01", newYork).slice(0, 4)).toEqual(["00", "01", "01b", "02"]);
  expect(clockHours("2026-11-01", newYork)).toHaveLength(25);
});

test("clocks that go back or forward by half an hour leave all 24 hours", () => {
  expect(clockHours("2026-04-05", "Australia/Lord_Howe")).toHaveLength(24);
  expect(clockHours("2026-10-04", "Australia/Lord_Howe")).toHaveLength(24);
});

test("the sales of a day are its total or the sum of its known hours; unknown is not zero", () => {
  expect(salesMinor({ totalMinor: 120_000, hours: null })).toBe(120_000);
  expect(salesMinor({ totalMinor: null, hours: { "09": 5000, "11": -700 } })).toBe(4300);
  expect(salesMinor({ totalMinor: 0, hours: null })).toBe(0);
  expect(salesMinor({ totalMinor: null, hours: null })).toBeNull();
});

test("a missing hour and an hour of zero are not the same sales", () => {
  const known = { totalMinor: null, hours: { "09": 5000, "10": 0 } };
  expect(isSameSales(known, { totalMinor: null, hours: { "10": 0, "09": 5000 } })).toBe(true);
  expect(isSameSales(known, { totalMinor: null, hours: { "09": 5000 } })).toBe(false);
  expect(isSameSales(known, { totalMinor: 5000, hours: null })).toBe(false);
});

test("sales of a day to come, of the skipped hour and of a second one are refused", () => {
  const of = (day: string, hour: string) => () =>
    requireSales({ day, hours: { [hour]: 100 } }, newYork, "2026-11-03");
  expect(of("2026-11-04", "09")).toThrow(broken("salesAhead", { day: "2026-11-04" }));
  const skipped = { time: "02:00", day: "2026-03-08" };
  expect(of("2026-03-08", "02")).toThrow(broken("noSalesHour", skipped));
  expect(of("2026-11-02", "01b")).toThrow(brokenRule("noSalesHour"));
  expect(of("2026-11-01", "01b")).not.toThrow();
  expect(of("2026-11-03", "23")).not.toThrow();
});

test("a week over two months has the days of both, and a version that grows with each", () => {
  const days = salesWithin(
    [
      { days: { "2026-10-31": aSalesDay(2, 100), "2026-10-01": aSalesDay(5, 100) } },
      { days: { "2026-11-01": aSalesDay(1, 300) } },
    ],
    "2026-10-26",
    "2026-11-01",
  );
  expect([...days.keys()]).toEqual(["2026-10-31", "2026-11-01"]);
  expect(versionOfDays(days)).toBe(3);
});
