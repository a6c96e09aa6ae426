import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { daysBetween } from "@crewline/domain/kernel/time/local-date";
import { secondsByHour, spreadOverHours } from "@crewline/domain/projections/reports/cost-by-hour";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { daysOfLocation } from "../../store/company/filters.ts";
import type { ReportTerms } from "./report-terms.ts";

/** The days of the longest month. */
const MOST_DAYS = 31;

/**
 * Spreads facts over the hours of the day: one summary for each location and day, which is why a
 * report by hour has at most a month. Throws tooManyDaysByHour.
 */
export async function overHours(
  facts: readonly ReportFact[],
  { store, input, company, locations }: ReportTerms,
  { firstDay, lastDay }: ReportRange,
): Promise<ReportFact[]> {
  if (daysBetween(firstDay, lastDay) >= MOST_DAYS) {
    throw new RuleViolation("tooManyDaysByHour", { most: MOST_DAYS });
  }
  const { locationId } = input.filter;
  const summaries = await store.dailySummaries.list(
    locationId === null
      ? [
          ["day", ">=", firstDay],
          ["day", "<=", lastDay],
        ]
      : daysOfLocation(locationId, firstDay, lastDay),
  );
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const known = new Map(
    summaries.map((summary) => {
      const timeZone = zones.get(summary.locationId) ?? company.timeZone;
      return [
        keyOf(summary.locationId, summary.day),
        secondsByHour(summary, timeZone, store.now()),
      ];
    }),
  );
  return spreadOverHours(facts, (id, day) => known.get(keyOf(id, day)));
}

function keyOf(locationId: LocationId, day: LocalDate): string {
  return `${locationId} ${day}`;
}
