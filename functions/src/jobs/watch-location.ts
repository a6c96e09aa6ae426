import type { CompanyId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { watchLocationWith } from "../operations/alerts/watch-alerts.ts";
import { rebuildDays } from "./rebuild-day.ts";

/** Watches the alerts of a location by summaries that are rebuilt where there is a new cause. */
export function watchLocation(
  companyId: CompanyId,
  locationId: LocationId,
): Promise<Instant | null> {
  return watchLocationWith(
    (days) => rebuildDays(companyId, { locationId, ...days }),
    companyId,
    locationId,
  );
}
