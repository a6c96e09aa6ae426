import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { daysOfEmployees, inParts } from "../../store/company/filters.ts";

/** Shifts of so many days around a week can overlap a shift of it or shorten a rest. */
const DAYS_AROUND = 2;

/** Returns the shifts of employees in a workweek and around it, at every location. */
export function shiftsOfPeople(
  store: CompanyStore,
  ids: readonly EmployeeId[],
  weekStart: LocalDate,
): Promise<Shift[]> {
  const [from, to] = [addDays(weekStart, -DAYS_AROUND), addDays(weekStart, 6 + DAYS_AROUND)];
  return inParts(ids, (some) => store.shifts.list(daysOfEmployees(some, from, to)));
}
