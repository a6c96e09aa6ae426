import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { MOST_COMPARED, daysOfEmployees } from "../../store/company/filters.ts";

/** Shifts of so many days around a week can overlap a shift of it or shorten a rest. */
const DAYS_AROUND = 2;

/** Returns the shifts of employees in a workweek and around it, at every location. */
export async function shiftsOfPeople(
  store: CompanyStore,
  ids: readonly EmployeeId[],
  weekStart: LocalDate,
): Promise<Shift[]> {
  const [from, to] = [addDays(weekStart, -DAYS_AROUND), addDays(weekStart, 6 + DAYS_AROUND)];
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, index) =>
    ids.slice(index * MOST_COMPARED, (index + 1) * MOST_COMPARED),
  );
  const found = await Promise.all(
    parts.map((some) => store.shifts.list(daysOfEmployees(some, from, to))),
  );
  return found.flat();
}
