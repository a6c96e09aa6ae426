import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Salaried, SalariedHours, SalaryCalendar } from "../../rules/reports/salary-lines.ts";
import { paidDays } from "../../rules/reports/salary-lines.ts";

interface SalaryDayAt extends Omit<SalaryCalendar, "currency"> {
  day: LocalDate;
  locationId: LocationId;
}

/**
 * Returns what a salary pays for a day, in minor units, as payroll does: time off without pay and
 * days outside the employment reduce it. `worked` are the hours of the workweek of the day. 0 away
 * from the home location, where a salary is booked.
 */
export function salaryOfDay(
  person: Salaried,
  worked: readonly SalariedHours[],
  { day, locationId, ...calendar }: SalaryDayAt,
): number {
  if (person.employee.locationIds[0] !== locationId) return 0;
  const days = paidDays(person, worked, { ...calendar, firstDay: day, lastDay: day });
  return days.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
}
