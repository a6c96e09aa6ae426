import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Availability } from "@crewline/domain/records/employees/availability";
import { availabilitySchema } from "@crewline/domain/records/employees/availability";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import { atLocations, by, readableLocations } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** Availability of the actor or of a person within reach; null without entries. */
export function availabilitySource(
  actor: Actor,
  employeeId: EmployeeId,
): LiveSource<Availability | null> {
  return documentSource({
    ...inCompany(actor, `availability/${employeeId}`),
    schema: availabilitySchema,
  });
}

/** Availability of all people at the locations who entered one; for managers and admins. */
export function availabilityAtSource(
  actor: Actor,
  locationIds: readonly LocationId[],
): LiveSource<Availability[]> {
  return listSource({
    ...inCompany(actor, "availability"),
    schema: availabilitySchema,
    alternatives: atLocations("locationIds", readableLocations(actor, locationIds)),
    compare: by((said) => said.employeeId),
  });
}
