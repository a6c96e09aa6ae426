import { proposedRole } from "@crewline/domain/rules/drafts/offered-roles";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { TimeRange } from "@crewline/domain/kernel/time/local-time";
import type { RosterWeek } from "./model/roster-context.ts";
import type { CellPlace } from "./use-roster-actions.ts";

/** A new shift at a place of the grid, with the job role that the person has there. */
export function draftPlan(
  { location, people }: Pick<RosterWeek, "location" | "people">,
  { employeeId, day }: CellPlace,
  range: TimeRange | null,
): ShiftPlan {
  const person = people.find((one) => one.id === employeeId);
  return {
    locationId: location.id,
    employeeId,
    jobRoleId: proposedRole(person, location),
    day,
    startsAtLocal: range?.startsAt ?? "09:00",
    endsAtLocal: range?.endsAt ?? "17:00",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 0,
    note: "",
  };
}
