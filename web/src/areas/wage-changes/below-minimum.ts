import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { minimumsOf, minimumWageGaps } from "@crewline/domain/rules/rates/minimum-wage";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";

interface Sources {
  changes: readonly WageChange[];
  employees: readonly Employee[];
  locations: readonly LocationRecord[];
  today: string;
}

/**
 * Employees who work today for less than the minimum wage of one of their locations and get no
 * more by a scheduled change, by name.
 */
export function peopleBelowMinimum(sources: Sources): Employee[] {
  const { changes, employees, locations, today } = sources;
  const minimums = minimumsOf(locations);
  if (minimums.size === 0) return [];
  const standing = changes.filter(({ isCancelled }) => !isCancelled);
  const rates = Map.groupBy(standing, ({ employeeId }) => employeeId);
  return employees
    .filter(({ id, status, locationIds, jobRoleIds }) => {
      if (status === "terminated") return false;
      const person = { locationIds, jobRoleIds, rates: rates.get(id) ?? [] };
      const isBelowOn = (day: string) => minimumWageGaps(person, { day, minimums }).length > 0;
      const planned = person.rates.filter(({ effectiveDate }) => effectiveDate > today);
      return isBelowOn(today) && planned.every(({ effectiveDate }) => isBelowOn(effectiveDate));
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
