import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Said } from "@crewline/domain/rules/availability/held-times";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { PlannedWork } from "@crewline/domain/rules/drafts/draft-first-week";
import { draftFirstWeek, staffingOf } from "@crewline/domain/rules/drafts/draft-first-week";
import type { DraftStaffing } from "@crewline/domain/rules/drafts/draft-staffing";
import { placeShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";

/** A shift as it is planned or would be, with its instants. */
export type DraftedShift = ShiftPlan & Pick<Shift, "startsAt" | "endsAt">;

/** A location's week: its shifts, and the draft while it has none. */
export interface LocationDraft {
  location: LocationRecord;
  shifts: readonly Shift[];
  plans: readonly ShiftPlan[];
  /** The shifts, or else the plans. */
  shown: readonly DraftedShift[];
  staffing: readonly DraftStaffing[];
}

/** People of a role at the same time as they were chosen: by location, then by `wantedKey`. */
export type Wanted = ReadonlyMap<LocationId, ReadonlyMap<string, number>>;

interface WeekOfLocations {
  locations: readonly LocationRecord[];
  employees: readonly Employee[];
  /** The planned shifts of the week at all of the locations. */
  shifts: readonly Shift[];
  weekStart: string;
  wanted: Wanted;
  /** Job roles of the company. */
  offered: readonly JobRoleId[];
  timeOff: readonly TimeOff[];
  said: ReadonlyMap<EmployeeId, Said>;
}

/** The locations one after the other: who is drafted for one is busy for those after it. */
export function draftsOf({ locations, employees, shifts, wanted, ...week }: WeekOfLocations) {
  const standing = shifts.filter(({ state }) => state !== "cancelled");
  const planned: PlannedWork[] = [...standing];
  return locations.map((location): LocationDraft => {
    const there = standing.filter(({ locationId }) => locationId === location.id);
    const people = employees.filter(
      ({ locationIds, status }) => status !== "terminated" && locationIds.includes(location.id),
    );
    const chosen = wanted.get(location.id) ?? new Map<string, number>();
    const input = { ...week, location, people, planned: [...planned], wanted: chosen };
    const plans = there.length > 0 ? [] : draftFirstWeek(input);
    const placed = plans.map((plan) => ({ ...plan, ...placeShift(plan, location.timeZone) }));
    planned.push(...placed);
    const shown = there.length > 0 ? there : placed;
    return { location, shifts: there, plans, shown, staffing: staffingOf(input) };
  });
}
