import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { apportion } from "../../kernel/money/apportion.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localTimeAt } from "../../kernel/time/zone.ts";
import type { DailySummary } from "../../records/summaries/daily-summary.ts";
import type { ClockHour, Measure, Measures, ReportFact } from "../../records/summaries/rollup.ts";
import { hoursOfDay } from "../home/hours-of-day.ts";
import { addUpFacts } from "./add-up-facts.ts";

/** Seconds worked in hours of a location's clock; none for a day without closed work. */
export type SecondsByHour = ReadonlyMap<ClockHour, number>;

/**
 * Returns the worked seconds of what begins on a location's day, by the hour that the clock there
 * shows: an hour that comes twice is one, and hours after midnight are those of the next morning.
 */
export function secondsByHour(
  { day, worked }: Pick<DailySummary, "day" | "worked">,
  timeZone: string,
  now: Instant,
): SecondsByHour {
  const closed = worked.filter(({ endsAt }) => endsAt !== null);
  const sums = new Map<ClockHour, number>();
  for (const one of hoursOfDay({ day, planned: [], worked: closed }, timeZone, now)) {
    const hour = localTimeAt(one.startsAt, timeZone).slice(0, 2);
    if (one.workedSeconds > 0) sums.set(hour, (sums.get(hour) ?? 0) + one.workedSeconds);
  }
  return sums;
}

/**
 * Spreads the hours and pay of each day at a location over the hours of its clock, in proportion to
 * the time that was worked there in each. The parts add up to the day exactly. What belongs to no
 * location, and days without known hours, stay without an hour: additions, salaries of days off,
 * adjustments.
 */
export function spreadOverHours(
  facts: readonly ReportFact[],
  hoursOf: (locationId: LocationId, day: LocalDate) => SecondsByHour | undefined,
): ReportFact[] {
  const days = addUpFacts(
    facts.map((fact) => ({ ...fact, employeeId: null, jobRoleId: null, paidOn: fact.day })),
  );
  return days.flatMap((fact) => {
    const { locationId, day, measures } = fact;
    const hours = locationId === null ? undefined : hoursOf(locationId, day);
    if (hours === undefined || hours.size === 0) return [fact];
    const parts = partsOf(measures, [...hours.values()]);
    return [...hours.keys()].map((hour, place) => ({
      ...fact,
      hour,
      measures: parts[place] ?? {},
    }));
  });
}

function partsOf(measures: Measures, weights: readonly number[]): Measures[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const parts: Partial<Record<Measure, number>>[] = weights.map(() => ({}));
  for (const [name, amount] of Object.entries(measures)) {
    const shares = apportion(
      weights.map((weight) => BigInt(weight) * BigInt(amount)),
      whole,
    );
    for (const [place, part] of parts.entries()) part[name as Measure] = shares[place] ?? 0;
  }
  return parts;
}
