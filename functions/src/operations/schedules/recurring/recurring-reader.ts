import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PlanReader } from "../plan-reader.ts";
import { SYSTEM_UID } from "../../history/system-actor.ts";

/**
 * Reads for the findings about recurring shifts, which every manager of the location can see later:
 * they hold no amounts, and nothing that is unpublished elsewhere.
 */
export function recurringReader(locationId: LocationId): PlanReader {
  const reach = { scope: "locations", locationIds: [locationId] } as const;
  return { uid: SYSTEM_UID, role: "manager", employeeId: null, ...reach };
}
