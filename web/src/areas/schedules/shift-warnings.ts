import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { notAvailableSentences } from "@crewline/domain/words/availability/availability-words";
import { specialDayWarnings } from "@crewline/domain/words/locations/special-day-words";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { RosterWeek } from "./model/roster-context.ts";

interface Planned extends Pick<ShiftPlan, "day" | "startsAtLocal" | "endsAtLocal"> {
  employeeId: EmployeeId | "" | null;
}

/** Warnings about a shift: from the person's availability, and from the days of the location. */
export function shiftWarnings(
  { availability, names, location }: Pick<RosterWeek, "availability" | "names" | "location">,
  { plan, placed }: { plan: Planned; placed: PlacedShift | null },
  locale: Locale,
): string[] {
  if (placed === null) return [];
  const employeeId = plan.employeeId || null;
  const said = employeeId === null ? undefined : availability.said.get(employeeId);
  const shift = { ...placed, timeZone: location.timeZone };
  const away =
    said === undefined || employeeId === null
      ? []
      : notAvailableSentences(names.employee(employeeId), said, { shifts: [shift], locale });
  return [...away, ...specialDayWarnings(location, [plan], locale)];
}
