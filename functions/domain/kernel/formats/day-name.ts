import { dateWriter } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";
import type { LocalDate } from "../time/local-date.ts";

/** The day as a sentence names it within one week: "Friday". */
export function weekdayName(day: LocalDate, { language }: Locale): string {
  const writer = dateWriter(language, { weekday: "long", timeZone: "UTC" });
  return writer.format(new Date(`${day}T00:00:00Z`));
}
