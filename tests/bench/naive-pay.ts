import type { WageRate } from "@crewline/domain/rules/rates/resolve-rate";
import type { WorkedEntry } from "@crewline/domain/rules/hours/workweek-input";
import { Temporal } from "temporal-polyfill";
import { zone } from "./year-of-entries.ts";

/** Hours by tier (seconds) and pay (cents) of one week. */
export interface NaiveWeek {
  regular: number;
  overtime: number;
  doubletime: number;
  cents: number;
}

interface Part {
  day: string;
  seconds: number;
  rate: number;
}

const EIGHT_HOURS = 8 * 3600;
const TWELVE_HOURS = 12 * 3600;
const FORTY_HOURS = 40 * 3600;

/** Sorts entries into the weeks from Monday that they touch, asking the library for each. */
export function naiveWeeks(entries: readonly WorkedEntry[]): Map<string, WorkedEntry[]> {
  const weeks = new Map<string, WorkedEntry[]>();
  for (const entry of entries) {
    const [first, last] = [entry.startsAt, entry.endsAt ?? entry.startsAt].map(mondayOf);
    for (const weekStart of new Set([first ?? "", last ?? ""])) {
      weeks.set(weekStart, [...(weeks.get(weekStart) ?? []), entry]);
    }
  }
  return weeks;
}

function mondayOf(instant: string): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/**
 * California's hours and weighted-average pay as one would write them straight on the date library:
 * every entry becomes zoned date-times, cut at midnights found by the library, rated by comparing
 * dates. The measure of what the engine's own arithmetic saves.
 */
export function naiveWeek(
  weekStart: string,
  entries: readonly WorkedEntry[],
  wages: readonly WageRate[],
): NaiveWeek {
  const first = Temporal.PlainDate.from(weekStart);
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => first.add({ days: offset }).toString());
  const parts = entries
    .flatMap((entry) => partsOf(entry, wages))
    .filter((part) => days.includes(part.day));
  const byDay = days.map((day) => parts.filter((part) => part.day === day));
  const isSevenDays = byDay.every((ofDay) => ofDay.length > 0);
  const sums = { regular: 0, overtime: 0, doubletime: 0 };
  byDay.forEach((ofDay, index) => {
    const total = ofDay.reduce((sum, part) => sum + part.seconds, 0);
    const ordinary = isSevenDays && index === 6 ? 0 : Math.min(total, EIGHT_HOURS);
    const limit = isSevenDays && index === 6 ? EIGHT_HOURS : TWELVE_HOURS;
    sums.regular += ordinary;
    sums.overtime += Math.max(0, Math.min(total, limit) - ordinary);
    sums.doubletime += Math.max(0, total - limit);
  });
  const weekly = Math.max(0, sums.regular - FORTY_HOURS);
  sums.regular -= weekly;
  sums.overtime += weekly;
  return { ...sums, cents: centsOf(parts, sums) };
}

function centsOf(parts: readonly Part[], sums: { overtime: number; doubletime: number }): number {
  const total = parts.reduce((sum, part) => sum + part.seconds, 0);
  const straight = parts.reduce((sum, part) => sum + part.seconds * part.rate, 0) / 360_000;
  const perSecond = total === 0 ? 0 : straight / total;
  return Math.round(straight + perSecond * (sums.overtime / 2 + sums.doubletime));
}

function partsOf(entry: WorkedEntry, wages: readonly WageRate[]): Part[] {
  const end = Temporal.Instant.from(entry.endsAt ?? entry.startsAt).toZonedDateTimeISO(zone);
  let at = Temporal.Instant.from(entry.startsAt).toZonedDateTimeISO(zone);
  const parts: Part[] = [];
  while (Temporal.ZonedDateTime.compare(at, end) < 0) {
    const midnight = at.add({ days: 1 }).startOfDay();
    const until = Temporal.ZonedDateTime.compare(midnight, end) < 0 ? midnight : end;
    const seconds = at.until(until).total("seconds");
    parts.push({ day: at.toPlainDate().toString(), seconds, rate: rateAt(at, entry, wages) });
    at = until;
  }
  return parts;
}

function rateAt(
  at: Temporal.ZonedDateTime,
  entry: WorkedEntry,
  wages: readonly WageRate[],
): number {
  const day = at.toPlainDate();
  const inForce = wages
    .filter((wage) => wage.jobRoleId === entry.jobRoleId)
    .filter(
      (wage) => Temporal.PlainDate.compare(Temporal.PlainDate.from(wage.effectiveDate), day) <= 0,
    )
    .toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1));
  return inForce.at(-1)?.rateTenThousandths ?? 0;
}
