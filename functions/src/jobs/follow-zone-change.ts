import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { nightlySteps } from "./location-night.ts";

/**
 * A location in another time zone has other days: its summaries are compared with their sources at
 * once, not only in its night.
 */
export async function followZoneChange({ companyId, locationId, facts }: DomainEvent) {
  const fields = String(facts["fields"] ?? "").split(",");
  if (locationId !== null && fields.includes("timeZone")) {
    await nightlySteps({ companyId, locationId });
  }
}
