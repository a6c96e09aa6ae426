import { coverageFacts } from "@crewline/domain/projections/reports/coverage-facts";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { PackedDay } from "./read-packed.ts";
import { spansOfDay } from "./read-packed.ts";

/** Returns what the locations of packed days need and lack by the minimum staffing of now. */
export async function readCoverage(
  store: CompanyStore,
  days: readonly PackedDay[],
  locations: readonly Location[],
): Promise<ReportFact[]> {
  const byPlace = Map.groupBy(days, ({ locationId }) => locationId);
  const places = locations.filter(({ id }) => byPlace.has(id));
  const records = await store.locationRecords.findAll(places.map(({ id }) => id));
  return records.flatMap((place) => {
    const own = byPlace.get(place.id) ?? [];
    const shiftsOf = new Map(own.map((one) => [one.day, spansOfDay(one)] as const));
    return coverageFacts({ place, staffing: place.staffing, shiftsOf });
  });
}
