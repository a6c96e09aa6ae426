import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DailySummary } from "@crewline/domain/records/summaries/daily-summary";
import { dailySummarySchema } from "@crewline/domain/records/summaries/daily-summary";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { inCompany } from "./company.ts";
import { atLocations, between, by, readableLocations } from "./filters.ts";
import { firstOf, listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

interface WantedSummaries {
  fromDay: LocalDate;
  toDay: LocalDate;
  locationIds?: readonly LocationId[];
}

/** The rollups of locations from `fromDay` to `toDay`, both included; for managers and admins. */
export function dailySummariesSource(
  actor: Actor,
  { fromDay, toDay, locationIds }: WantedSummaries,
): LiveSource<DailySummary[]> {
  return listSource({
    ...inCompany(actor, "dailySummaries"),
    schema: dailySummarySchema,
    filters: between("day", fromDay, toDay),
    alternatives: atLocations("locationId", readableLocations(actor, locationIds)),
    compare: by(
      (summary) => summary.day,
      (summary) => summary.locationId,
    ),
  });
}

/** The rollup of a location's day; null while nothing is planned or worked. */
export function dailySummarySource(
  actor: Actor,
  { locationId, day }: { locationId: LocationId; day: LocalDate },
): LiveSource<DailySummary | null> {
  return firstOf(
    dailySummariesSource(actor, { fromDay: day, toDay: day, locationIds: [locationId] }),
  );
}
