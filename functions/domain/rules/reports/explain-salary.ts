import { payPeriodOf } from "../../kernel/time/pay-period.ts";
import type { SalaryOfPeriod } from "../../records/pay/explained-salary.ts";
import type { PaidDay } from "../pay/paid-salary.ts";
import { periodsOfYear, sharesOfPeriod } from "../pay/salary-days.ts";
import type { Salaried, SalariedHours, SalaryCalendar } from "./salary-lines.ts";
import { paidDays } from "./salary-lines.ts";

type Calendar = Omit<SalaryCalendar, "currency"> & { firstDay: string; lastDay: string };

/**
 * Returns the salary of an employee from `firstDay` to `lastDay`, both included, by salary and pay
 * period: what the salary comes to in the whole period, and what is paid of it day by day, in minor
 * units. What is paid adds up to payroll's lines of the salary. `worked` are the hours of the
 * employee's weeks that touch these days.
 */
export function explainSalary(
  person: Salaried,
  worked: readonly SalariedHours[],
  calendar: Calendar,
): SalaryOfPeriod[] {
  if (person.employee.mergedIntoId !== null) return [];
  const { payPeriodOn } = calendar;
  const days = paidDays(person, worked, calendar);
  const periods = Map.groupBy(days, ({ day, salary }) => {
    const payPeriod = payPeriodOn(day);
    return JSON.stringify([payPeriodOf(day, payPeriod), payPeriod.kind, salary]);
  });
  return [...periods.values()].flatMap((own) => salaryOfPeriod(own, payPeriodOn));
}

function salaryOfPeriod(
  days: readonly PaidDay[],
  payPeriodOn: Calendar["payPeriodOn"],
): SalaryOfPeriod[] {
  const [first] = days;
  if (first === undefined) return [];
  const { salary } = first;
  const payPeriod = payPeriodOn(first.day);
  const period = payPeriodOf(first.day, payPeriod);
  const shares = [...sharesOfPeriod(salary, payPeriod, period).values()];
  return [
    {
      salary,
      ...period,
      periodsAYear: periodsOfYear(payPeriod),
      periodMinor: shares.reduce((sum, share) => sum + share, 0),
      paidDays: shares.length,
      days: days.map(({ day, shareMinor, paidMinor, off }) => ({
        day,
        shareMinor,
        paidMinor,
        off,
      })),
    },
  ];
}
