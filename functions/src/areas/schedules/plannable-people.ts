import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { worksOn } from "@crewline/domain/rules/employees/employment";
import { readPeople } from "../../operations/employment/read-people.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The employees of a location who may be planned on any of the days. */
export async function plannablePeople(
  store: CompanyStore,
  locationId: LocationId,
  days: readonly LocalDate[],
): Promise<Employee[]> {
  const all = await readPeople(store);
  return all
    .filter(
      ({ locationIds, mergedIntoId }) => locationIds.includes(locationId) && mergedIntoId === null,
    )
    .filter((person) => days.some((day) => worksOn(person, day)));
}
