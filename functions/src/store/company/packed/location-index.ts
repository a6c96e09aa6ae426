import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import {
  LOCATION_INDEX,
  locationIndexSchema,
  packLocation,
} from "@crewline/domain/records/locations/location-index";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

/** All locations in one document; `locationRecords` maintains it. */
export function locationIndex({ unit, path }: CompanyUnit) {
  return {
    ...collection(unit, {
      path: `${path}/locationIndex`,
      schema: locationIndexSchema,
      what: "locationList",
    }),
    /** Writes one location and reads nothing; null removes it. */
    saveOne: (id: LocationId, location: Location | null): void =>
      unit.merge(unit.firestore.doc(`${path}/locationIndex/${LOCATION_INDEX}`), {
        locations: { [id]: location === null ? null : packLocation(location) },
      }),
  };
}
