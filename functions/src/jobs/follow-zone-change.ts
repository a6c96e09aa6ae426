import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { nightlySteps } from "./location-night.ts";

export function isZoneChange({ facts }: DomainEvent): boolean {
  return String(facts["fields"] ?? "")
    .split(",")
    .includes("timeZone");
}

/**
 * A location in another time zone has other days: its summaries are compared with their sources at
 * once, not only in its night.
 */
export async function followZoneChange({ companyId, locationId }: DomainEvent): Promise<void> {
  if (locationId !== null) await nightlySteps({ companyId, locationId });
}
