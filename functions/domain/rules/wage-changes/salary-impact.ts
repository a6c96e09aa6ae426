import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { WageRateRecord } from "../../records/pay/employee-pay.ts";
import { rulesOn } from "../company/rules-on.ts";
import type { Salaries } from "../reports/build-payroll-report.ts";
import type { SalaryLine } from "../reports/salary-lines.ts";
import { salaryLines } from "../reports/salary-lines.ts";
import { weeksOfPeriod } from "../reports/weeks-of-period.ts";
import { paysHours } from "../time-off/time-off-pay.ts";
import { emptyWeek } from "../weeks/empty-week.ts";
import type { ImpactSources } from "./impact-of-change.ts";
import type { PaidWeek } from "./week-impact.ts";

/** The salary of the person by these rates, as a report takes it. */
export function salariesOf(
  { company, employee, timeOff, premiums }: ImpactSources,
  rates: readonly WageRateRecord[],
): Salaries {
  return {
    people: [{ employee, rates, timeOff, premiums }],
    payPeriodOn: (day) => rulesOn(company, day).payPeriod,
  };
}

/**
 * The weeks of the person, and where more than work is paid also those without work, from the first
 * period that it reaches to the present week.
 */
export function paidWeeks(sources: ImpactSources): EmployeeWeek[] {
  const { weeks, ratesBefore, ratesAfter, employee, timeZone, company } = sources;
  const isSalaried = [...ratesBefore, ...ratesAfter].some(({ salary }) => salary !== undefined);
  const isPaidIdle = isSalaried || sources.timeOff.some(paysHours) || sources.premiums.length > 0;
  if (!isPaidIdle) return [...weeks];
  const known = new Set(weeks.map(({ weekStart }) => weekStart));
  const lastDay = localDateAt(sources.now, timeZone);
  const starts = weeksOfPeriod(
    { firstDay: firstDayOf(sources), lastDay },
    company.workRules.weekStart,
  );
  const idle = starts
    .filter((weekStart) => !known.has(weekStart))
    .map((weekStart) => emptyWeek({ employeeId: employee.id, weekStart, timeZone }));
  return [...weeks, ...idle];
}

function firstDayOf({ firstDay, closedPeriods }: ImpactSources): LocalDate {
  const starts = closedPeriods.map(({ record }) => record.firstDay);
  return [firstDay, ...starts].toSorted()[0] ?? firstDay;
}

/** The salary of a week's days before and after the change. */
export function salaryOfWeek(
  { week: { weekStart }, before, after }: Omit<PaidWeek, "salary">,
  sources: ImpactSources,
): { before: SalaryLine[]; after: SalaryLine[] } {
  const days = { firstDay: weekStart, lastDay: addDays(weekStart, 6) };
  const { workRules: rules, currency } = sources.company;
  const linesOf = (rates: readonly WageRateRecord[], lines: PaidWeek["before"]["lines"]) => {
    const { people, payPeriodOn } = salariesOf(sources, rates);
    return people.flatMap((person) =>
      salaryLines(person, lines, { ...days, rules, currency, payPeriodOn }),
    );
  };
  return {
    before: linesOf(sources.ratesBefore, before.lines),
    after: linesOf(sources.ratesAfter, after.lines),
  };
}
