import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useMemo } from "react";
import type { Location } from "@crewline/domain/records/locations/location";
import { namesById } from "../../ui/state/names-by-id.ts";
import { useLocations } from "./use-locations.ts";

type Named = Pick<Location, "id" | "name">;

/** Reads the names of locations by id; null while they are loading. */
export function locationNames(locations: readonly Named[] | null): (id: LocationId) => string {
  return namesById(locations, "Former location");
}

/** The names of all locations by id, live. */
export function useLocationNames(): (id: LocationId) => string {
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : null;
  return useMemo(() => locationNames(known), [known]);
}
