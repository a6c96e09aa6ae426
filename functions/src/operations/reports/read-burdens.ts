import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { fairnessFacts } from "@crewline/domain/projections/reports/fairness-facts";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import type { PackedDay } from "./read-packed.ts";
import { spansOfDay } from "./read-packed.ts";

const DAY_SECONDS = 86_400;

/** The days that the burdens of a range follow from: a shift ends on the next day at the latest. */
export function daysOfBurdens({ firstDay, lastDay }: ReportRange, restSeconds: number) {
  return { firstDay: addDays(firstDay, -1 - Math.ceil(restSeconds / DAY_SECONDS)), lastDay };
}

interface BurdenSources {
  locations: readonly Location[];
  today: LocalDate;
  restSeconds: number;
}

/** The worked shifts until yesterday with their burdens: those of today can still be missed. */
export function burdenFacts(
  days: readonly PackedDay[],
  { locations, today, restSeconds }: BurdenSources,
): ReportFact[] {
  const places = new Map(locations.map((place) => [place.id, place]));
  const shifts = days.flatMap((one) => {
    const place = places.get(one.locationId);
    return place === undefined || one.day >= today
      ? []
      : spansOfDay(one).map((shift) => ({ ...shift, place }));
  });
  return fairnessFacts(shifts, restSeconds);
}
