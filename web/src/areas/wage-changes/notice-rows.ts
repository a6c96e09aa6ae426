import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { WageChangeNotice } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { WageChangeState } from "@crewline/domain/rules/rates/wage-change-state";
import { wageChangeStates } from "@crewline/domain/rules/rates/wage-change-state";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { workWords } from "../../entities/wages/work-words.ts";
import { todayIn } from "../../time/use-today.ts";

export interface NoticeRow {
  change: WageChangeNotice & { employeeLocationIds: LocationId[] };
  state: WageChangeState;
  employeeName: string;
  appliesTo: string;
}

export interface Names {
  employees: readonly Employee[];
  locations: readonly Location[];
}

/** The rows of the list, with the names that they show. */
export function noticeRows(
  notices: readonly WageChangeNotice[],
  { employees, locations }: Names,
  { companyZone, roleName }: { companyZone: string; roleName: NameOfRole },
): NoticeRow[] {
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  const [nameOf, placeOf] = [employeeNames(employees), locationNames(locations)];
  const todayFor = (id: EmployeeId) => todayIn(homeZone(byId.get(id), locations, companyZone));
  const isMerged = (id: EmployeeId) => (byId.get(id)?.mergedIntoId ?? null) !== null;
  const states = wageChangeStates(notices, todayFor, isMerged);
  return notices.map((notice) => {
    const { id, employeeId, jobRoleId, locationId } = notice;
    return {
      change: { ...notice, employeeLocationIds: byId.get(employeeId)?.locationIds ?? [] },
      state: states.get(id) ?? "cancelled",
      employeeName: nameOf(employeeId),
      appliesTo: workWords(
        nameOrNone(jobRoleId, roleName),
        locationId === null ? null : placeOf(locationId),
      ),
    };
  });
}
