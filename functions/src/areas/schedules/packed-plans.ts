import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { plannedShifts } from "../../operations/schedules/planned-shifts.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { isCompanyBehind } from "../../store/company/data-shape.ts";
import { daysOfEmployees, inParts } from "../../store/company/filters.ts";

/** The shifts that a usual employee has in a week. */
const SHIFTS_A_WEEK = 5;

/** Returns the shifts of employees that begin on a location's day. */
export async function plannedOnDay(
  store: CompanyStore,
  locationId: LocationId,
  day: LocalDate,
): Promise<Shift[]> {
  return (await plannedShifts(store, locationId, [day, day])).filter(isPlanned);
}

interface WeekOfPeople {
  ids: readonly EmployeeId[];
  weekStart: LocalDate;
  /** How many locations the company has. */
  locations: number;
}

/**
 * Returns the shifts of employees in a workweek, at every location. They are read from the packed
 * rosters of all locations where those are fewer documents: seven for each location.
 */
export async function plannedInWeek(
  store: CompanyStore,
  { ids, weekStart, locations }: WeekOfPeople,
): Promise<Shift[]> {
  const wanted = new Set<string | null>(ids);
  const isLess = locations * 7 < ids.length * SHIFTS_A_WEEK;
  const found =
    isLess && !(await isCompanyBehind(store.companyId))
      ? await store.rosterDays.listShifts([["weekStart", "==", weekStart]])
      : await inParts(ids, (some) =>
          store.shifts.list(daysOfEmployees(some, weekStart, addDays(weekStart, 6))),
        );
  return found.filter(
    (one) => isPlanned(one) && wanted.has(one.employeeId) && one.weekStart === weekStart,
  );
}

function isPlanned({ employeeId, state }: Shift): boolean {
  return employeeId !== null && state !== "cancelled";
}
