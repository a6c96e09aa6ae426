import { apportion } from "../../kernel/money/apportion.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysFromTo, weekdayOf } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { payPeriodOf } from "../../kernel/time/pay-period.ts";
import type { Salary } from "../../records/pay/salary.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { salaryOn, yearlySalary } from "../rates/salary-rate.ts";

const periodsAYear: Readonly<Record<PayPeriod["kind"], number>> = {
  weekly: 52,
  biweekly: 26,
  "semi-monthly": 24,
  monthly: 12,
};

/** The number of pay periods of a year. */
export function periodsOfYear({ kind }: Pick<PayPeriod, "kind">): number {
  return periodsAYear[kind];
}

/** A day over which a salary is spread, and the day's part of it in minor units. */
export interface SalaryShare {
  day: LocalDate;
  salary: Salary;
  shareMinor: number;
}

/**
 * Returns the salary's part of each day from `firstDay` to `lastDay`, both included; only the days
 * for which a salary pays. The salary of a pay period is that of the year divided by the periods of
 * a year, rounded half up; its days share it equally, so that their parts add up to it. A salary
 * that begins or ends within the period pays for its days, in proportion (29 CFR 541.602(b)(6)).
 */
export function salaryShares(
  rates: readonly WageRate[],
  { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
  payPeriodOn: (day: LocalDate) => PayPeriod,
): SalaryShare[] {
  const known = new Map<string, ReadonlyMap<LocalDate, number>>();
  return daysFromTo(firstDay, lastDay).flatMap((day) => {
    const salary = salaryOn(rates, day);
    if (salary?.weekdays.includes(weekdayOf(day)) !== true) return [];
    const payPeriod = payPeriodOn(day);
    const period = payPeriodOf(day, payPeriod);
    const key = JSON.stringify([period, payPeriod.kind, salary]);
    const shares = known.get(key) ?? sharesOfPeriod(salary, payPeriod, period);
    known.set(key, shares);
    return [{ day, salary, shareMinor: shares.get(day) ?? 0 }];
  });
}

/** The parts of the days of one whole pay period, which add up to the salary of the period. */
export function sharesOfPeriod(
  salary: Salary,
  payPeriod: PayPeriod,
  { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
): ReadonlyMap<LocalDate, number> {
  const days = daysFromTo(firstDay, lastDay).filter((day) =>
    salary.weekdays.includes(weekdayOf(day)),
  );
  const { numerator, denominator } = yearlySalary(salary);
  const parts = denominator * BigInt(periodsOfYear(payPeriod) * days.length);
  const amounts = apportion(
    days.map(() => numerator),
    parts,
  );
  return new Map(days.map((day, index) => [day, amounts[index] ?? 0]));
}
