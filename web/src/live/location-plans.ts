import type { LocationPlan } from "@crewline/domain/records/locations/location-plan";
import { locationPlanSchema } from "@crewline/domain/records/locations/location-plan";
import { companyPath } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { atLocations, by, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** The plans of all locations in the reader's reach; none for employees, who are not asked. */
export function locationPlansSource(reader: Reader): LiveSource<LocationPlan[]> {
  const isEmployee = reader.role === "employee";
  return listSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/locationPlans`,
    schema: locationPlanSchema,
    alternatives: isEmployee ? [] : atLocations("locationId", readableLocations(reader)),
    compare: by(({ id }) => id),
  });
}

/** The plan of a location in the reader's reach; null for one from before plans had documents. */
export function locationPlanSource(
  reader: Reader,
  locationId: string,
): LiveSource<LocationPlan | null> {
  return documentSource({
    uid: reader.uid,
    path: `${companyPath(reader)}/locationPlans/${locationId}`,
    schema: locationPlanSchema,
  });
}
