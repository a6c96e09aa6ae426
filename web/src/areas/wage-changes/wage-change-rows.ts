import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import type { WageChangeState } from "@crewline/domain/rules/rates/wage-change-state";
import {
  mayCancelWageChange,
  wageChangeStates,
} from "@crewline/domain/rules/rates/wage-change-state";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { locationNames } from "../../entities/locations/location-names.ts";

/** A wage change with the names, state and rights that the screen shows with it. */
export interface WageChangeRow {
  change: WageChange;
  state: WageChangeState;
  employeeName: string;
  payrollId: string | null;
  /** Null when the rate holds for every job role. */
  jobRole: string | null;
  /** Null when the rate holds at every location. */
  locationName: string | null;
  isCancellable: boolean;
}

interface Sources {
  changes: readonly WageChange[];
  employees: readonly Employee[];
  locations: readonly Location[];
  todayIn: (timeZone: string) => string;
  companyZone: string;
  roleName: NameOfRole;
}

/** Changes joined with their people and places, in the order in which they came. */
export function wageChangeRows(sources: Sources): WageChangeRow[] {
  const { changes, employees, locations, todayIn, companyZone, roleName } = sources;
  const employeeById = new Map(employees.map((employee) => [employee.id, employee]));
  const [nameOf, placeOf] = [employeeNames(employees), locationNames(locations)];
  const todayFor = (id: EmployeeId) =>
    todayIn(homeZone(employeeById.get(id), locations, companyZone));
  const isMerged = (id: EmployeeId) => (employeeById.get(id)?.mergedIntoId ?? null) !== null;
  const states = wageChangeStates(changes, todayFor, isMerged);
  return changes.map((change) => ({
    change,
    state: states.get(change.id) ?? "cancelled",
    employeeName: nameOf(change.employeeId),
    payrollId: employeeById.get(change.employeeId)?.payrollId ?? null,
    jobRole: nameOrNone(change.jobRoleId, roleName),
    locationName: change.locationId === null ? null : placeOf(change.locationId),
    isCancellable:
      !isMerged(change.employeeId) && mayCancelWageChange(change, todayFor(change.employeeId)),
  }));
}

/** The filters as the address has them; empty lets everything through. */
export interface WageChangeFilter {
  employee: string;
  state: string;
  location: string;
}

/** The parts of a row that the filters read. */
interface Filtered {
  change: Pick<WageChange, "employeeId" | "employeeLocationIds">;
  state: WageChangeState;
}

/** The rows of one person or of all, of the states asked for, and of people of a location. */
export function filterRows<R extends Filtered>(
  rows: readonly R[],
  { employee, state: shown, location }: WageChangeFilter,
): R[] {
  return rows.filter(
    ({ change, state }) =>
      (employee === "" || change.employeeId === employee) &&
      (statesShown[shown]?.includes(state) ?? true) &&
      (location === "" || change.employeeLocationIds.some((id) => id === location)),
  );
}

const statesShown: Readonly<Record<string, readonly WageChangeState[]>> = {
  upcoming: ["scheduled"],
  active: ["active"],
  past: ["superseded"],
  cancelled: ["cancelled"],
};
