import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { payPeriodOf } from "../../kernel/time/pay-period.ts";
import { salaryPerSchema } from "../../records/pay/salary.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import type { SalariedWork } from "./paid-salary.ts";
import { paidSalary } from "./paid-salary.ts";
import { periodsOfYear } from "./salary-days.ts";

const biweekly: PayPeriod = { kind: "biweekly", anchor: "2026-11-02" };
const semiMonthly: PayPeriod = { kind: "semi-monthly", firstDay: 1, secondDay: 16 };
const monthly: PayPeriod = { kind: "monthly", firstDay: 1 };
const weekly: PayPeriod = { kind: "weekly", startsOn: "monday" };
const always = "2020-01-01";
const hour = 3600;

/** The salary of the pay period of a day, day by day. */
function daysOf(day: LocalDate, payPeriod: PayPeriod, change: Partial<SalariedWork> = {}) {
  const work = {
    rates: [aSalaryRate(always)],
    dayOff: () => null,
    workedSeconds: () => 0,
    coveredSeconds: () => 0,
    ...change,
  };
  const payPeriodOn = () => payPeriod;
  const days = payPeriodOf(day, payPeriod);
  return paidSalary(work, { ...days, weekStart: "monday", payPeriodOn });
}

function payOf(day: LocalDate, payPeriod: PayPeriod, change: Partial<SalariedWork> = {}): number {
  return daysOf(day, payPeriod, change).reduce((sum, { paidMinor }) => sum + paidMinor, 0);
}

const of = (rate: WageRate) => ({ rates: [rate] });
const isExempt = of(aSalaryRate(always, { salary: aSalary(5_200_000, { isExempt: true }) }));
const on = (day: LocalDate, because: "notEmployed" | "unpaid" | "paid", hours: number | null) => ({
  dayOff: (asked: LocalDate) =>
    asked === day ? { because, partSeconds: hours === null ? null : hours * hour } : null,
});

describe("the salary of a pay period", () => {
  test("52,000 a year are 1,000 a week, 2,000 in two weeks, 2,166.67 half-monthly, 4,333.33 a month", () => {
    const periods = [weekly, biweekly, semiMonthly, monthly];
    expect(periods.map((period) => payOf("2026-11-09", period))).toEqual([
      100_000, 200_000, 216_667, 433_333,
    ]);
  });

  test("is the same in a short month as in a long one", () => {
    expect(payOf("2026-02-10", monthly)).toBe(payOf("2026-10-10", monthly));
  });

  test("of a weekly or monthly salary is that of the year, divided by the periods of a year", () => {
    const month = of(aSalaryRate(always, { salary: aSalary(300_000, { per: "month" }) }));
    expect(payOf("2026-11-09", biweekly, month)).toBe(138_462);
    const week = of(aSalaryRate(always, { salary: aSalary(70_000, { per: "week" }) }));
    expect(payOf("2026-11-09", monthly, week)).toBe(303_333);
  });

  test("adds up to the cent for any salary, pay period and days, and no day has a cent more than another", () => {
    const drawn = fc.record({
      amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
      per: fc.constantFrom(...salaryPerSchema.options),
      days: fc.integer({ min: 1, max: 7 }),
      payPeriod: fc.constantFrom(weekly, biweekly, semiMonthly, monthly),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(drawn, ({ amountMinor, per, days, payPeriod, month }) => {
        const all = ["wednesday", "monday", "friday", "sunday", "tuesday", "thursday", "saturday"];
        const weekdays = all.slice(0, days) as ReturnType<typeof aSalary>["weekdays"];
        const salary = aSalary(amountMinor, { per, weekdays });
        const paid = daysOf(`2026-${String(month).padStart(2, "0")}-10`, payPeriod, {
          rates: [aSalaryRate(always, { salary })],
        }).map(({ paidMinor }) => paidMinor);
        const times = { week: 52, month: 12, year: 1 }[per];
        const exact = Math.floor(
          (2 * amountMinor * times + periodsOfYear(payPeriod)) / (2 * periodsOfYear(payPeriod)),
        );
        expect(paid.reduce((sum, one) => sum + one, 0)).toBe(exact);
        expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a period of which only some days are paid", () => {
  test("a hire on the second Monday earns half of two weeks (29 CFR 541.602(b)(6))", () => {
    expect(payOf("2026-11-02", biweekly, of(aSalaryRate("2026-11-09")))).toBe(100_000);
  });

  test("a raise on a Wednesday pays two days at the old salary and eight at the new one", () => {
    const rates = [aSalaryRate(always), aSalaryRate("2026-11-04", { salary: aSalary(7_800_000) })];
    expect(payOf("2026-11-02", biweekly, { rates })).toBe(2 * 20_000 + 8 * 30_000);
  });

  test("a salary for the days from Wednesday to Sunday pays none for Monday", () => {
    const weekdays = ["wednesday", "thursday", "friday", "saturday", "sunday"] as const;
    const salary = aSalary(5_200_000, { weekdays: [...weekdays] });
    const days = daysOf("2026-11-02", weekly, of(aSalaryRate(always, { salary })));
    expect(days.map(({ day }) => day.slice(-2))).toEqual(["04", "05", "06", "07", "08"]);
  });

  test("days outside the employment are not paid", () => {
    expect(
      payOf("2026-11-02", weekly, { ...isExempt, ...on("2026-11-06", "notEmployed", null) }),
    ).toBe(80_000);
  });
});

describe("unpaid time off of an exempt salary", () => {
  const unpaid = (hours: number | null) => ({
    ...isExempt,
    ...on("2026-11-04", "unpaid", hours),
  });

  test("deducts a whole day, and nothing for a part of one (29 CFR 541.602(b)(1))", () => {
    expect(payOf("2026-11-02", weekly, unpaid(null))).toBe(80_000);
    expect(payOf("2026-11-02", weekly, unpaid(5))).toBe(100_000);
  });

  test("deducts nothing for a day on which the employee did work", () => {
    const workedSeconds = (day: LocalDate) => (day === "2026-11-04" ? 1800 : 0);
    expect(payOf("2026-11-02", weekly, { ...unpaid(null), workedSeconds })).toBe(100_000);
  });
});

describe("unpaid time off of a salary with overtime", () => {
  const unpaid = (hours: number | null) => on("2026-11-04", "unpaid", hours);
  /** So many hours on each of the other four days. */
  const worked = (hours: number) => {
    const seconds = (day: LocalDate) =>
      ["2026-11-02", "2026-11-03", "2026-11-05", "2026-11-06"].includes(day) ? hours * hour : 0;
    return { workedSeconds: seconds, coveredSeconds: seconds };
  };

  test("deducts its hours", () => {
    expect(payOf("2026-11-02", weekly, { ...worked(8), ...unpaid(null) })).toBe(80_000);
    expect(payOf("2026-11-02", weekly, { ...worked(8), ...unpaid(3) })).toBe(92_500);
  });

  test("deducts only what the work of the other days does not make up for", () => {
    expect(payOf("2026-11-02", weekly, { ...worked(9), ...unpaid(null) })).toBe(90_000);
    expect(payOf("2026-11-02", weekly, { ...worked(10), ...unpaid(null) })).toBe(100_000);
  });
});

test("paid time off is paid as on any other day, and told apart", () => {
  const days = daysOf("2026-11-02", weekly, on("2026-11-03", "paid", null));
  expect(days.map(({ paidMinor }) => paidMinor)).toEqual(Array(5).fill(20_000));
  expect(days.filter(({ isTimeOff }) => isTimeOff).map(({ day }) => day)).toEqual(["2026-11-03"]);
});
