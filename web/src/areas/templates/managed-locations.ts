import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";

/** The active locations whose checklists the reader manages; `ids` is null for all of them. */
export function managedLocations(
  locations: readonly Location[],
  ids: readonly LocationId[] | null,
): Location[] {
  return locations.filter(({ id, status }) => status === "active" && (ids?.includes(id) ?? true));
}
