import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift } from "@crewline/domain/records/schedules/shift";

/** The other half of the week of people who work at several locations. */
export interface Elsewhere {
  /** Shifts of the people of this location at other locations in the week. */
  shifts: readonly Shift[];
  /** The locations whose shifts are known: hours are complete only for people within them. */
  knownLocationIds: ReadonlySet<LocationId>;
  /** Of those, the locations where only published shifts are known. */
  publishedOnlyIds: ReadonlySet<LocationId>;
}
