import { proposedRole } from "@crewline/domain/rules/drafts/offered-roles";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { TypedShift } from "@crewline/domain/rules/schedules/typed/typed-shift";
import type { RosterWeek } from "../model/roster-context.ts";
import type { CellPlace } from "../model/cell-place.ts";

/** A new shift at a place of the grid, with the job role that the person has there. */
export function draftPlan(
  { location, people }: Pick<RosterWeek, "location" | "people">,
  { employeeId, day }: CellPlace,
  typed: TypedShift | null,
): ShiftPlan {
  const person = people.find((one) => one.id === employeeId);
  return {
    locationId: location.id,
    employeeId,
    jobRoleId: proposedRole(person, location),
    day,
    startsAtLocal: typed?.range.startsAt ?? "09:00",
    endsAtLocal: typed?.range.endsAt ?? "17:00",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: typed?.unpaidBreakSeconds ?? 0,
    note: "",
  };
}
