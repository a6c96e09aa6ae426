import type { StoredLocation } from "@crewline/domain/records/locations/location-record";
import { storedLocationSchema } from "@crewline/domain/records/locations/location-record";
import { inCompany } from "./company.ts";
import { byName } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** All locations of the company, archived ones too, by name. */
export function locationsSource(actor: Actor): LiveSource<StoredLocation[]> {
  return listSource({
    ...inCompany(actor, "locations"),
    schema: storedLocationSchema,
    compare: byName,
  });
}
