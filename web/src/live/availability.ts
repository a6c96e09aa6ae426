import type { Availability } from "@crewline/domain/records/employees/availability";
import { availabilitySchema } from "@crewline/domain/records/employees/availability";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { atLocations, by, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** When one person can work: oneself, or somebody within reach; null while nothing was said. */
export function availabilitySource(
  reader: Reader,
  employeeId: string,
): LiveSource<Availability | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/availability/${employeeId}`,
    schema: availabilitySchema,
  });
}

/** Of everybody at the locations who has said something; for managers and admins. */
export function availabilityAtSource(
  reader: Reader,
  locationIds: readonly string[],
): LiveSource<Availability[]> {
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/availability`,
    schema: availabilitySchema,
    alternatives: atLocations("locationIds", readableLocations(reader, locationIds)),
    compare: by((said) => said.employeeId),
  });
}
