import type { Location } from "@crewline/domain/locations/location";
import { locationSchema } from "@crewline/domain/locations/location";
import { companyPath } from "./company.ts";
import { byName } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** All locations of the company, archived ones too, by name. */
export function locationsSource(reader: Reader): LiveSource<Location[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/locations`,
    schema: locationSchema,
    compare: byName,
  });
}
