import type { LocalDate } from "../time/local-date.ts";

const weekdayNames = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** The day as a sentence names it within one week: "Friday". */
export function weekdayName(day: LocalDate): string {
  return weekdayNames.format(new Date(`${day}T00:00:00Z`));
}
