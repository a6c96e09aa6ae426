import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** An employee with what decides the person's days: the company's rules and the home zone. */
export interface LocalEmployee {
  employee: Employee;
  company: Company;
  /** The home location; null for an employee without one. */
  home: Location | null;
  timeZone: string;
  today: LocalDate;
}

/** Throws notFound for an employee that does not exist in the company. */
export async function getLocalEmployee(
  store: CompanyStore,
  employeeId: EmployeeId,
  now: Instant,
): Promise<LocalEmployee> {
  const [company, employee] = await Promise.all([store.company(), store.employees.get(employeeId)]);
  const homes = await store.locations.findAll(employee.locationIds.slice(0, 1));
  const timeZone = homeZone(employee, homes, company.timeZone);
  const [home = null] = homes;
  return { employee, company, home, timeZone, today: localDateAt(now, timeZone) };
}
