import type { LocalDate } from "../../kernel/time/local-date.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import type { SalesHour } from "../../records/sales/sales-month.ts";

/**
 * Returns the hours that the clock of a zone shows on a day, in order: 24, fewer where it goes
 * forward over a whole hour, and one twice ("01", "01b") where it goes back over one.
 */
export function clockHours(day: LocalDate, timeZone: string): SalesHour[] {
  return Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0")).flatMap((hour) => {
    const first = resolveWallTime(day, `${hour}:00`, timeZone).kind;
    const last = resolveWallTime(day, `${hour}:59`, timeZone).kind;
    if (first === "missing" && last === "missing") return [];
    return first === "repeated" && last === "repeated" ? [hour, `${hour}b`] : [hour];
  });
}

/** The time at which an hour begins, "09:00". */
export function startOfHour(hour: SalesHour): string {
  return `${hour.slice(0, 2)}:00`;
}
