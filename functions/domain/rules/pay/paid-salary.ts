import type { Rational } from "../../kernel/money/rational.ts";
import {
  add,
  divide,
  multiply,
  rational,
  roundHalfUp,
  subtract,
  zero,
} from "../../kernel/money/rational.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays, weekDays, weekStartOf } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { Salary } from "../../records/pay/salary.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import type { SalaryShare } from "./salary-days.ts";
import { salaryShares } from "./salary-days.ts";

/**
 * Why no work is expected on a day of a salary. `partSeconds` is the length of time off of a part of
 * the day; null for the whole day.
 */
export interface DayOff {
  because: "notEmployed" | "unpaid" | "paid";
  partSeconds: number | null;
}

/** A person with a salary, as far as the pay of their days depends on it. */
export interface SalariedWork {
  rates: readonly WageRate[];
  dayOff: (day: LocalDate) => DayOff | null;
  /** The seconds worked on a day, at any rate. */
  workedSeconds: (day: LocalDate) => number;
  /** The seconds of a day's work that a salary pays. */
  coveredSeconds: (day: LocalDate) => number;
}

/** A day with the part of the salary that is paid for it; `isTimeOff` if it is paid time off. */
export interface PaidDay extends SalaryShare {
  paidMinor: number;
  isTimeOff: boolean;
  off: DayOff | null;
}

interface Calendar {
  firstDay: LocalDate;
  lastDay: LocalDate;
  weekStart: Weekday;
  payPeriodOn: (day: LocalDate) => PayPeriod;
}

const one = rational(1);

/**
 * Returns the pay of each day for which a salary pays, from `firstDay` to `lastDay`, both included.
 *
 * Of an exempt salary only whole days are deducted: days outside the employment, and days of unpaid
 * time off without any work (29 CFR 541.602(b)). Of any other salary the unpaid hours are, also of a
 * part of a day, but never more than the hours by which the work of the week falls short of those
 * that the salary pays: work is never unpaid.
 */
export function paidSalary(
  work: SalariedWork,
  { firstDay, lastDay, weekStart, payPeriodOn }: Calendar,
): PaidDay[] {
  const whole = {
    firstDay: weekStartOf(firstDay, weekStart),
    lastDay: addDays(weekStartOf(lastDay, weekStart), 6),
  };
  const shares = salaryShares(work.rates, whole, payPeriodOn);
  const weeks = Map.groupBy(shares, ({ day }) => weekStartOf(day, weekStart));
  return [...weeks]
    .flatMap(([start, week]) => paidWeek(week, weekDays(start), work))
    .filter(({ day }) => day >= firstDay && day <= lastDay);
}

function paidWeek(
  week: readonly SalaryShare[],
  days: readonly LocalDate[],
  work: SalariedWork,
): PaidDay[] {
  const reduced = reduction(week, days, work);
  return week.map((share) => {
    const { salary, shareMinor, day } = share;
    const part = unpaidPart(share, work);
    const unpaid = multiply(part, salary.isExempt ? one : reduced);
    const paidMinor = shareMinor - roundHalfUp(multiply(rational(shareMinor), unpaid));
    const off = work.dayOff(day);
    const isTimeOff = off?.because === "paid" && off.partSeconds === null && isIdle(day, work);
    return { ...share, paidMinor, isTimeOff, off };
  });
}

/** The part of a day's salary, from 0 to 1, for which no pay is due. */
function unpaidPart({ day, salary }: SalaryShare, work: SalariedWork): Rational {
  const off = work.dayOff(day);
  if (off === null || off.because === "paid") return zero;
  if (off.partSeconds === null) {
    const isWorked = salary.isExempt && off.because === "unpaid" && !isIdle(day, work);
    return isWorked ? zero : one;
  }
  if (salary.isExempt) return zero;
  const part = divide(rational(off.partSeconds), secondsOfDay(salary));
  return part.numerator < part.denominator ? part : one;
}

/**
 * The part of the week's unpaid hours that is deducted, from 0 to 1: all of them, unless the
 * employee made up for some by working on other days.
 */
function reduction(
  week: readonly SalaryShare[],
  days: readonly LocalDate[],
  work: SalariedWork,
): Rational {
  const hourly = week.filter(({ salary }) => !salary.isExempt);
  const expected = hourly.map(({ salary }) => secondsOfDay(salary)).reduce(add, zero);
  const unpaid = hourly
    .map((share) => multiply(unpaidPart(share, work), secondsOfDay(share.salary)))
    .reduce(add, zero);
  if (unpaid.numerator === 0n) return one;
  const worked = days.reduce((sum, day) => sum + work.coveredSeconds(day), 0);
  const part = divide(subtract(expected, rational(worked)), unpaid);
  if (part.numerator < 0n) return zero;
  return part.numerator < part.denominator ? part : one;
}

/** The hours of one of the salary's days, in seconds. */
function secondsOfDay({ secondsPerWeek, weekdays }: Salary): Rational {
  return rational(secondsPerWeek, weekdays.length);
}

function isIdle(day: LocalDate, { workedSeconds }: SalariedWork): boolean {
  return workedSeconds(day) === 0;
}
