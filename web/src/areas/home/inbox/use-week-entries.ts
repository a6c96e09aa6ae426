import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { entryRows } from "../../../entities/time-entries/entry-rows.ts";
import { employeeWeeksSource } from "../../../live/employee-weeks.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { timeEntriesSource } from "../../../live/time-entries.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../../ui/loading/load-result.ts";

/** The entries of a location's workweek with their plans and hours, as Time Entries shows them. */
export function useWeekEntries(
  { id: locationId, ...place }: Location,
  weekStart: LocalDate,
): LoadResult<EntryRow[]> {
  const actor = useActor();
  const roleName = useRoleName();
  const days = { fromDay: weekStart, toDay: addDays(weekStart, 6) };
  // A night may reach into the week after.
  const nextWeek = addDays(weekStart, 7);
  const result = allResults({
    company: useCompany(),
    employees: useEmployees(),
    entries: useLive(timeEntriesSource(actor, { ...days, locationIds: [locationId] })),
    shifts: useLive(publishedShiftsSource(actor, { locationId, weekStart })),
    weeks: useLive(employeeWeeksSource(actor, { weekStart })),
    later: useLive(employeeWeeksSource(actor, { weekStart: nextWeek })),
  });
  return mapResult(result, ({ weeks, later, ...sources }) =>
    entryRows({
      ...sources,
      locations: [{ id: locationId, ...place }],
      roleName,
      weeks: [...weeks, ...later],
    }),
  );
}
