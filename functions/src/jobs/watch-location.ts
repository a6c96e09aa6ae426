import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { watchLocation } from "../operations/alerts/watch-alerts.ts";
import { rebuildDays } from "./rebuild-day.ts";

/** Watches the alerts of a location by summaries that are made again where something is new. */
export function watchPlace(companyId: CompanyId, locationId: LocationId): Promise<Instant | null> {
  return watchLocation(companyId, locationId, (days) =>
    rebuildDays(companyId, { locationId, ...days }),
  );
}
