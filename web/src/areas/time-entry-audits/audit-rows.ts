import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Location } from "@crewline/domain/records/locations/location";
import { auditSentences } from "@crewline/domain/projections/time-entries/audit-words";
import type { TimeEntryAudit } from "@crewline/domain/records/time-entries/time-entry-audit";
import { locationNames } from "../../entities/locations/location-names.ts";

/** A row of the history with the time zone of its place, in which its times are shown. */
export interface AuditRow {
  audit: TimeEntryAudit;
  locationName: string;
  timeZone: string;
  what: string;
}

export function auditRows(
  audits: readonly TimeEntryAudit[],
  locations: readonly Location[],
  locale: Locale,
): AuditRow[] {
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const placeOf = locationNames(locations);
  return audits.map((audit) => {
    const timeZone = zones.get(audit.locationId) ?? "UTC";
    return {
      audit,
      locationName: placeOf(audit.locationId),
      timeZone,
      what: auditSentences(audit, timeZone, locale).join(" "),
    };
  });
}
