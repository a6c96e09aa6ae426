import { notAvailableSentences } from "@crewline/domain/availability/availability-words";
import type { PlacedShift } from "@crewline/domain/schedules/place-shift";
import type { RosterWeek } from "./roster-context.ts";

/** Why a shift of somebody would go against what the person has said; it may be planned anyway. */
export function availabilityWarnings(
  { availability, names, location }: Pick<RosterWeek, "availability" | "names" | "location">,
  employeeId: string | null,
  placed: PlacedShift | null,
): string[] {
  const said = employeeId === null ? undefined : availability.said.get(employeeId);
  if (said === undefined || placed === null || employeeId === null) return [];
  const shift = { ...placed, timeZone: location.timeZone };
  return notAvailableSentences(names.employee(employeeId), said, [shift]);
}
