import type { Location } from "@crewline/domain/records/locations/location";
import { auditSentences } from "@crewline/domain/projections/time-entries/audit-words";
import type { TimeEntryAudit } from "@crewline/domain/records/time-entries/time-entry-audit";

/** A row of the history with the zone of its place, in which its times are told. */
export interface AuditRow {
  audit: TimeEntryAudit;
  locationName: string;
  timeZone: string;
  what: string;
}

export function auditRows(
  audits: readonly TimeEntryAudit[],
  locations: readonly Location[],
): AuditRow[] {
  const places = new Map(locations.map((location) => [location.id, location]));
  return audits.map((audit) => {
    const place = places.get(audit.locationId);
    const timeZone = place?.timeZone ?? "UTC";
    return {
      audit,
      locationName: place?.name ?? "Former location",
      timeZone,
      what: auditSentences(audit, timeZone).join(" "),
    };
  });
}
