import type { Weekday } from "../../kernel/time/local-date.ts";
import { weekdays } from "../../kernel/time/local-date.ts";
import type { DayHours, OpeningHours } from "../../records/locations/opening-hours.ts";

interface CopiedHours {
  /** The day whose hours are copied. */
  from: Weekday;
  value: OpeningHours;
  /** The hours before anything was copied: what a day gets back that is taken out again. */
  before: OpeningHours;
}

/** The days that are open as long as the given one, itself included. */
export function daysWithHours(value: OpeningHours, from: Weekday): Weekday[] {
  return weekdays.filter((day) => isSame(value[day] ?? [], value[from] ?? []));
}

/** The hours of one day on all days named; days that had them and are not named get theirs back. */
export function withHoursOn(
  days: readonly Weekday[],
  { from, value, before }: CopiedHours,
): OpeningHours {
  const had = daysWithHours(value, from);
  const hoursOf = (day: Weekday): DayHours => {
    if (day === from || days.includes(day)) return value[from] ?? [];
    return (had.includes(day) ? before[day] : value[day]) ?? [];
  };
  const all = weekdays.map((day) => [day, hoursOf(day)] as const);
  return Object.fromEntries(all.filter(([, hours]) => hours.length > 0));
}

function isSame(a: DayHours, b: DayHours): boolean {
  return (
    a.length === b.length &&
    a.every(({ opensAt, closesAt }, index) => {
      const other = b[index];
      return other?.opensAt === opensAt && other.closesAt === closesAt;
    })
  );
}
