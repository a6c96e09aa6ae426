import { everyWeekName } from "@crewline/domain/kernel/formats/day-name";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdaysFrom } from "@crewline/domain/kernel/time/local-date";

/** The days of the week as choices in the reader's language, in the order of a company's week. */
export function weekdayOptions(locale: Locale, first: Weekday = "monday") {
  return weekdaysFrom(first).map((day) => ({
    value: day,
    label: everyWeekName(day, "long", locale),
  }));
}
