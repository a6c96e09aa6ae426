import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** Returns the path of a location's week. */
export function schedulePath(locationId: LocationId, weekStart: LocalDate): string {
  return `/schedules?location=${encodeURIComponent(locationId)}&week=${weekStart}`;
}
