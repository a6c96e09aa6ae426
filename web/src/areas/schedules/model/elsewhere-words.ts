import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useMemo } from "react";
import type { Location } from "@crewline/domain/records/locations/location";
import { locationNames } from "../../../entities/locations/location-names.ts";

/** The words that cards of shifts at other locations need. */
export interface ElsewhereWords {
  nameOf: (locationId: LocationId) => string;
  /** The zone of the location on screen; times of another zone are marked. */
  timeZone: string;
}

/** The same object while the locations stay, so that no cell is painted again for it. */
export function useElsewhereWords(
  locations: readonly Location[],
  timeZone: string,
): ElsewhereWords {
  return useMemo(() => ({ nameOf: locationNames(locations), timeZone }), [locations, timeZone]);
}
