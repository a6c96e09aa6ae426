import type { StoredLocation } from "@crewline/domain/records/locations/location-record";
import { storedLocationSchema } from "@crewline/domain/records/locations/location-record";
import { companyPath } from "./company.ts";
import { byName } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** All locations of the company, archived ones too, by name. */
export function locationsSource(reader: Reader): LiveSource<StoredLocation[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/locations`,
    schema: storedLocationSchema,
    compare: byName,
  });
}
