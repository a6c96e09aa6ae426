import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekdays, weekdaysFrom } from "@crewline/domain/kernel/time/local-date";

/** The days of the week as choices, Monday first. */
export const weekdayOptions = weekdays.map(optionOf);

/** The same choices in the order of a company's week. */
export function weekdayOptionsFrom(first: Weekday) {
  return weekdaysFrom(first).map(optionOf);
}

function optionOf(day: Weekday) {
  return { value: day, label: `${day.charAt(0).toUpperCase()}${day.slice(1)}` };
}
