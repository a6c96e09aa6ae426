import { minorDigits } from "../../kernel/money/amount.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { Rational } from "../../kernel/money/rational.ts";
import { divide, multiply, rational } from "../../kernel/money/rational.ts";
import { TEN_THOUSANDTHS } from "../../kernel/money/rate.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Salary, SalaryPer } from "../../records/pay/salary.ts";
import type { WageRate } from "./resolve-rate.ts";

const timesAYear: Readonly<Record<SalaryPer, number>> = { week: 52, month: 12, year: 1 };
const WEEKS_A_YEAR = 52;
const HOUR = 3600;

/** The salary of a year in minor units: a monthly one times 12, a weekly one times 52. */
export function yearlySalary({ amountMinor, per }: Pick<Salary, "amountMinor" | "per">): Rational {
  return rational(amountMinor * timesAYear[per]);
}

/** The salary of a week: a monthly one times 12, divided by 52 (29 CFR 778.113(b)). */
export function salaryOfWeek(salary: Pick<Salary, "amountMinor" | "per">): Rational {
  return divide(yearlySalary(salary), rational(WEEKS_A_YEAR));
}

/** The regular rate of a weekly salary meant for so many hours (29 CFR 778.113(a)). */
export function salaryRegularRate(weeklyMinor: Rational, hours: Rational): Rational {
  return divide(weeklyMinor, hours);
}

/**
 * The regular rate of a salary in ten-thousandths an hour: the salary of a week divided by the hours
 * that it is meant to pay (29 CFR 778.113(a)), rounded up, so that overtime is never paid short.
 */
export function hourlyEquivalent(salary: Salary, currency: Currency): number {
  const hourly = salaryRegularRate(salaryOfWeek(salary), rational(salary.secondsPerWeek, HOUR));
  const perMinor = rational(TEN_THOUSANDTHS, 10 ** minorDigits(currency));
  const { numerator, denominator } = multiply(hourly, perMinor);
  return Number((numerator + denominator - 1n) / denominator);
}

/** The rate for all work that holds on the day, by the hour or as a salary; null before the first. */
export function generalRateOn(rates: readonly WageRate[], day: LocalDate): WageRate | null {
  const begun = rates.filter(
    ({ jobRoleId, locationId, effectiveDate }) =>
      jobRoleId === null && locationId === null && effectiveDate <= day,
  );
  return begun.toSorted((a, b) => b.effectiveDate.localeCompare(a.effectiveDate))[0] ?? null;
}

/** The salary that holds on the day; null for an employee paid by the hour. */
export function salaryOn(rates: readonly WageRate[], day: LocalDate): Salary | null {
  return generalRateOn(rates, day)?.salary ?? null;
}

/**
 * True if an exempt salary holds on all the days: a workweek with work on these alone has no
 * overtime. With work on a day that is paid otherwise the whole week is counted with overtime,
 * because overtime is judged by the workweek (29 CFR 778.104).
 */
export function areExempt(rates: readonly WageRate[], days: readonly LocalDate[]): boolean {
  if (!rates.some(({ salary }) => salary?.isExempt === true)) return false;
  return days.every((day) => salaryOn(rates, day)?.isExempt === true);
}

/** The rates that a later salary has not replaced by the day. */
export function notReplaced<R extends Pick<WageRate, "effectiveDate" | "salary">>(
  rates: readonly R[],
  day: LocalDate,
): R[] {
  const salaried = rates.filter(
    ({ salary, effectiveDate }) => salary !== undefined && effectiveDate <= day,
  );
  const since =
    salaried
      .map(({ effectiveDate }) => effectiveDate)
      .toSorted()
      .at(-1) ?? "";
  return rates.filter(({ effectiveDate }) => effectiveDate >= since);
}
