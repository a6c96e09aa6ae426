import { useMemo } from "react";
import type { CalendarFilters } from "@crewline/domain/projections/calendar/filter-items";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { useActor } from "../../session/actor/use-actor.ts";
import type { CalendarAddress } from "./calendar-address.ts";

interface Known {
  company: Company;
  employees: readonly Employee[];
  locations: readonly Location[];
}

/** The filters of the address that name something known; employees begin with their own calendar. */
export function useFilters(
  { values }: Pick<CalendarAddress, "values">,
  { company, employees, locations }: Known,
): { filters: CalendarFilters; isMine: boolean | null } {
  const { role, employeeId: ownId } = useActor();
  const whose = values.whose === "" ? (role === "employee" ? "mine" : "all") : values.whose;
  const isMine = ownId !== null && whose === "mine";
  const own = employees.find(({ id }) => id === ownId);
  const idOf = <T extends { id: string }>(known: readonly T[], id: string): T["id"] | null =>
    isMine ? null : (known.find((one) => one.id === id)?.id ?? null);
  const employeeId = isMine ? ownId : idOf(employees, values.employee);
  const jobRoleId = idOf(company.jobRoles, values.role);
  const locationId = idOf(locations, values.location);
  const ownPlaceIds = isMine ? (own?.locationIds ?? null) : null;
  const filters = useMemo(
    () => ({ employeeId, jobRoleId, locationId, ownPlaceIds }),
    [employeeId, jobRoleId, locationId, ownPlaceIds],
  );
  return { filters, isMine: ownId === null ? null : isMine };
}
