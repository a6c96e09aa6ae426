import type { Employee } from "@crewline/domain/employees/employee";
import { homeZone } from "@crewline/domain/employees/home-zone";
import type { Location } from "@crewline/domain/locations/location";
import type { WageChange } from "@crewline/domain/wage-changes/wage-change";
import type { WageChangeState } from "@crewline/domain/wage-changes/wage-change-state";
import {
  mayCancelWageChange,
  wageChangeStates,
} from "@crewline/domain/wage-changes/wage-change-state";

/** A wage change with the names, the state and the rights that stand beside it on the screen. */
export interface WageChangeRow {
  change: WageChange;
  state: WageChangeState;
  employeeName: string;
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
}

/** Changes joined with their people and places, in the order in which they came. */
export function wageChangeRows(sources: Sources): WageChangeRow[] {
  const { changes, employees, locations, todayIn, companyZone } = sources;
  const employeeById = new Map(employees.map((employee) => [employee.id, employee]));
  const nameById = new Map(locations.map(({ id, name }) => [id, name]));
  const todayFor = (id: string) => todayIn(homeZone(employeeById.get(id), locations, companyZone));
  const states = wageChangeStates(changes, todayFor);
  return changes.map((change) => ({
    change,
    state: states.get(change.id) ?? "cancelled",
    employeeName: employeeById.get(change.employeeId)?.name ?? "Former employee",
    locationName:
      change.locationId === null ? null : (nameById.get(change.locationId) ?? "Former location"),
    isCancellable: mayCancelWageChange(change, todayFor(change.employeeId)),
  }));
}

export interface WageChangeFilter {
  employee: string;
  show: string;
}

/** The rows of one person or of all, and of the states asked for. */
export function filterRows(rows: readonly WageChangeRow[], filter: WageChangeFilter) {
  return rows.filter(
    ({ change, state }) =>
      (filter.employee === "" || change.employeeId === filter.employee) &&
      (statesShown[filter.show]?.includes(state) ?? true),
  );
}

const statesShown: Readonly<Record<string, readonly WageChangeState[]>> = {
  upcoming: ["scheduled"],
  begun: ["active", "superseded"],
  cancelled: ["cancelled"],
};
