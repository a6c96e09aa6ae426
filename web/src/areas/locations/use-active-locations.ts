import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useLocationRecords } from "../../entities/locations/use-location-records.ts";

/** The locations that are not archived; none while they load. */
export function useActiveLocations(): LocationRecord[] {
  const locations = useLocationRecords();
  const known = locations.status === "ready" ? locations.data : [];
  return known.filter(({ status }) => status === "active");
}
