import { describe, expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { typeId } from "../../records/time-off/type-id.test-support.ts";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import { explainSalary } from "./explain-salary.ts";
import type { Salaried, SalariedHours } from "./salary-lines.ts";
import { salaryLines } from "./salary-lines.ts";

const calendar = {
  rules: { weekStart: "monday" as const },
  payPeriodOn: () => ({ kind: "biweekly" as const, anchor: "2026-11-16" }),
  currency: "USD",
  firstDay: "2026-11-16",
  lastDay: "2026-11-29",
};
const exempt = aSalary(5_200_000, { isExempt: true });
const bo = (change: Partial<Salaried> = {}): Salaried => ({
  employee: anEmployee({ hiredOn: "2020-01-01" }),
  rates: [aSalaryRate("2020-01-01", { salary: exempt })],
  timeOff: [],
  premiums: [],
  ...change,
});
const unpaid = (day: string, change: Partial<TimeOff> = {}) =>
  aTimeOff({ from: day, until: day, type: typeId("unpaid"), state: "approved", ...change });

/** The amounts of the days whose pay is not the usual $200. */
function unusualDays(person: Salaried, worked: SalariedHours[] = []) {
  return explainSalary(person, worked, calendar)
    .flatMap(({ days }) => days)
    .filter(({ paidMinor, off }) => paidMinor !== 20_000 || off !== null)
    .map(({ day, paidMinor, off }) => [day, paidMinor, off?.because]);
}

/** Explained and paid amounts, which must be equal. */
function sums(person: Salaried, worked: SalariedHours[] = []): number[] {
  const explained = explainSalary(person, worked, calendar).flatMap(({ days }) => days);
  const paid = salaryLines(person, worked, calendar);
  return [
    explained.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
    paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  ];
}

describe("the derivation of a salary", () => {
  test("says what the year comes to in the pay period, and spreads it over its paid days", () => {
    const [period, ...others] = explainSalary(bo(), [], calendar);
    expect(others).toEqual([]);
    expect(period).toMatchObject({
      firstDay: "2026-11-16",
      lastDay: "2026-11-29",
      periodsAYear: 26,
      periodMinor: 200_000,
      paidDays: 10,
    });
    expect(period?.days.map(({ paidMinor }) => paidMinor)).toEqual(Array(10).fill(20_000));
  });

  test("names unpaid days, days before the hire and paid time off", () => {
    const person = bo({
      employee: anEmployee({ hiredOn: "2026-11-17" }),
      timeOff: [unpaid("2026-11-18"), unpaid("2026-11-20", { type: typeId("vacation") })],
    });
    expect(unusualDays(person)).toEqual([
      ["2026-11-16", 0, "notEmployed"],
      ["2026-11-18", 0, "unpaid"],
      ["2026-11-20", 20_000, "paid"],
    ]);
    expect(sums(person)).toEqual([160_000, 160_000]);
  });

  test("keeps two salaries of one period apart, each with its own days", () => {
    const raised = aSalaryRate("2026-11-23", { salary: { ...exempt, amountMinor: 7_800_000 } });
    const person = bo({ rates: [aSalaryRate("2020-01-01", { salary: exempt }), raised] });
    const periods = explainSalary(person, [], calendar);
    expect(periods.map(({ periodMinor, days }) => [periodMinor, days.length])).toEqual([
      [200_000, 5],
      [300_000, 5],
    ]);
    expect(sums(person)).toEqual([250_000, 250_000]);
  });

  test("adds up to what payroll pays where other work makes up for hours off", () => {
    const salary = aSalary(5_200_000);
    const person = bo({
      rates: [aSalaryRate("2020-01-01", { salary })],
      timeOff: [
        unpaid("2026-11-18", {
          part: { startsAtLocal: "09:00", endsAtLocal: "13:00" },
        }),
      ],
    });
    const worked = [{ day: "2026-11-17", kind: "salary" as const, seconds: 38 * 3600 }];
    const [explained, paid] = sums(person, worked);
    expect(explained).toBe(paid);
    expect(explained).toBe(195_000);
  });

  test("is empty for an employee who was merged into another, and for hourly rates", () => {
    const merged = bo({ employee: anEmployee({ mergedIntoId: anEmployee().id }) });
    expect(explainSalary(merged, [], calendar)).toEqual([]);
    expect(explainSalary(bo({ rates: [] }), [], calendar)).toEqual([]);
  });
});
