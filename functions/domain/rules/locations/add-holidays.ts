import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { SpecialDay } from "../../records/locations/location.ts";

/**
 * The public holidays as special days, without those days of which something is said already: what
 * a person has decided about a day stays.
 */
export function newHolidays(
  known: readonly SpecialDay[],
  holidays: readonly { day: LocalDate; name: string }[],
  { isClosed }: { isClosed: boolean },
): SpecialDay[] {
  const taken = new Set(known.map(({ day }) => day));
  return holidays
    .filter(({ day }) => !taken.has(day))
    .map(({ day, name }) => ({
      day,
      name: name.slice(0, 80),
      isHoliday: true,
      hours: isClosed ? [] : null,
    }));
}
