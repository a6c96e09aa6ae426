import type { StoredLocation } from "@crewline/domain/records/locations/location-record";
import {
  LOCATION_INDEX,
  locationIndexSchema,
  locationsOf,
} from "@crewline/domain/records/locations/location-index";
import { inCompany } from "./company.ts";
import { byName } from "./filters.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { packedSource } from "./packed-source.ts";

/** All locations of the company, archived ones too, by name. */
export function locationsSource(actor: Actor): LiveSource<StoredLocation[]> {
  return packedSource({
    ...inCompany(actor, `locationIndex/${LOCATION_INDEX}`),
    unpack: ({ data }) => {
      const { locations, unreadable } = locationsOf(locationIndexSchema.parse(data));
      return { rows: locations, unreadable };
    },
    compare: byName,
  });
}
