import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocationPlan } from "@crewline/domain/records/locations/location-plan";
import { locationPlanSchema } from "@crewline/domain/records/locations/location-plan";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { atLocations, by, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** The plans of all locations in the actor's reach; none for employees, who are not asked. */
export function locationPlansSource(actor: Actor): LiveSource<LocationPlan[]> {
  const isEmployee = actor.role === "employee";
  return listSource({
    ...inCompany(actor, "locationPlans"),
    schema: locationPlanSchema,
    alternatives: isEmployee ? [] : atLocations("locationId", readableLocations(actor)),
    compare: by(({ id }) => id),
  });
}

/** The plan of a location in the actor's reach; null for one from before plans had documents. */
export function locationPlanSource(
  actor: Actor,
  locationId: LocationId,
): LiveSource<LocationPlan | null> {
  return documentSource({
    ...inCompany(actor, `locationPlans/${locationId}`),
    schema: locationPlanSchema,
  });
}
