import { weekdays } from "@crewline/domain/time/local-date";

/** The days of the week as choices, Monday first. */
export const weekdayOptions = weekdays.map((day) => ({
  value: day,
  label: `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
}));
