import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import { draftFirstWeek } from "@crewline/domain/schedules/draft-first-week";
import type { Shift, ShiftPlan } from "@crewline/domain/schedules/shift";

/** What a location's week holds, and what would be drafted for it while it holds nothing. */
export interface LocationDraft {
  location: Location;
  shifts: readonly Shift[];
  plans: readonly ShiftPlan[];
}

interface WeekOfLocations {
  locations: readonly Location[];
  employees: readonly Employee[];
  /** What is planned in the week at all of the locations. */
  shifts: readonly Shift[];
  weekStart: string;
}

/** The locations one after the other: who is drafted for one is busy for those after it. */
export function draftsOf({ locations, employees, shifts, weekStart }: WeekOfLocations) {
  const standing = shifts.filter(({ state }) => state !== "cancelled");
  const planned: Pick<ShiftPlan, "employeeId" | "day">[] = [...standing];
  return locations.map((location): LocationDraft => {
    const there = standing.filter(({ locationId }) => locationId === location.id);
    const people = employees.filter(
      ({ locationIds, status }) => status !== "terminated" && locationIds.includes(location.id),
    );
    const plans = there.length > 0 ? [] : draftFirstWeek({ location, weekStart, people, planned });
    planned.push(...plans);
    return { location, shifts: there, plans };
  });
}
