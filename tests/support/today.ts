import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";

/**
 * The day at the companies of the tests, YYYY-MM-DD. In New York's evening, UTC has the next day.
 */
export function todayInNewYork(): string {
  return localDateAt(new Date().toISOString(), "America/New_York");
}

/** Days ahead of every plan of the tests, and within what a rate or an end may be set for. */
export const farAhead = addDays(todayInNewYork(), 400);
export const fartherAhead = addDays(farAhead, 31);
