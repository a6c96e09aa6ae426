import { describe, expect, test } from "vitest";
import { rational, roundHalfUp } from "../../kernel/money/rational.ts";
import { aSalary, aSalaryRate } from "./salary.test-support.ts";
import {
  hourlyEquivalent,
  areExempt,
  notReplaced,
  salaryOfWeek,
  salaryOn,
  salaryRegularRate,
} from "./salary-rate.ts";

describe("the regular rate of a salary", () => {
  test("1,040 a month are 240 a week and 6.00 an hour for 40 hours (29 CFR 778.113)", () => {
    const weekly = salaryOfWeek({ amountMinor: 104_000, per: "month" });
    expect(roundHalfUp(weekly)).toBe(24_000);
    expect(roundHalfUp(salaryRegularRate(weekly, rational(40)))).toBe(600);
  });

  test("52,000 a year, 4,333.33 a month and 1,000 a week come to 25.00 an hour for 40 hours", () => {
    const salaries = [aSalary(5_200_000), aSalary(433_333, { per: "month" })];
    const hourly = [...salaries, aSalary(100_000, { per: "week" })];
    expect(hourly.map((salary) => hourlyEquivalent(salary, "USD"))).toEqual([
      250_000, 250_000, 250_000,
    ]);
  });

  test("is rounded up to the next ten-thousandth, so that overtime is never paid short", () => {
    expect(hourlyEquivalent(aSalary(5_000_000), "USD")).toBe(240_385);
    expect(hourlyEquivalent(aSalary(4_000_000), "JPY")).toBe(19_230_770);
  });
});

const hourly = (effectiveDate: string) => ({
  jobRoleId: null,
  locationId: null,
  effectiveDate,
  rateTenThousandths: 200_000,
});

test("a salary holds from its day until the next rate for all work", () => {
  const rates = [aSalaryRate("2026-03-04"), hourly("2026-06-01")];
  expect(
    ["2026-03-03", "2026-03-04", "2026-05-31", "2026-06-01"].map((day) => salaryOn(rates, day)),
  ).toEqual([null, aSalary(5_200_000), aSalary(5_200_000), null]);
});

test("days are exempt while an exempt salary holds on each of them", () => {
  const exempt = { salary: aSalary(5_200_000, { isExempt: true }) };
  const rates = [hourly("2026-01-01"), aSalaryRate("2026-03-04", exempt)];
  expect(areExempt(rates, ["2026-03-04", "2026-03-05"])).toBe(true);
  expect(areExempt(rates, ["2026-03-03", "2026-03-04"])).toBe(false);
  expect(areExempt([aSalaryRate("2026-03-02")], ["2026-03-04"])).toBe(false);
  expect(areExempt([], ["2026-03-04"])).toBe(false);
});

test("a salary takes the place of all rates that began before it, and of none that begins later", () => {
  const rates = [hourly("2026-01-01"), aSalaryRate("2026-03-04"), hourly("2026-06-01")];
  const days = (day: string) => notReplaced(rates, day).map((rate) => rate.effectiveDate);
  expect(days("2026-03-03")).toEqual(["2026-01-01", "2026-03-04", "2026-06-01"]);
  expect(days("2026-03-04")).toEqual(["2026-03-04", "2026-06-01"]);
});
