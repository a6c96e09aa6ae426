import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import type { PaidDay } from "../pay/paid-salary.ts";
import { salariedHours } from "../reports/salaried-hours.ts";
import type { SalariedPerson } from "../reports/salary-lines.ts";
import { paidDays } from "../reports/salary-lines.ts";
import type { PlannedWeek } from "../schedules/planned-overtime.ts";
import { asWorked } from "../schedules/planned-overtime.ts";
import { countingWeeks } from "../schedules/planned-weeks.ts";
import type { NamedShift } from "./planned-figures.ts";

export interface SalariedPlan extends Omit<PlannedWeek, "shifts"> {
  person: SalariedPerson;
  /** All shifts of the employee in the workweek that are not cancelled, at every location. */
  shifts: readonly NamedShift[];
  payPeriodOn: (day: LocalDate) => PayPeriod;
}

/**
 * Returns what the salary of an employee pays for the days of a planned week with a counted shift at
 * the home location, where a salary is booked, as payroll pays it once the plan is worked: unpaid
 * time off, leave and days outside the employment reduce it.
 */
export function plannedSalary(
  { person, payPeriodOn, ...week }: SalariedPlan,
  counts: (shift: NamedShift) => boolean,
): PaidDay[] {
  const { employee, rates } = person;
  const { rules, weekStart, shifts } = week;
  if (rates.every(({ salary }) => salary === undefined)) return [];
  const [homeId] = employee.locationIds;
  const home = shifts.filter((shift) => shift.locationId === homeId && counts(shift));
  const days = new Set(home.map(({ day }) => day));
  const worked = salariedHours(
    countingWeeks(week).map((part) => ({
      ...week,
      weekStart: part.weekStart,
      wages: rates,
      // Any will do: only the hours are taken.
      currency: "USD" as const,
      entries: part.shifts.map(asWorked),
      now: part.shifts.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), ""),
    })),
  );
  const span = { firstDay: weekStart, lastDay: addDays(weekStart, 6) };
  return paidDays(person, worked, { rules, payPeriodOn, ...span }).filter(({ day }) =>
    days.has(day),
  );
}
