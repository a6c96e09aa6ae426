import { localDateAt } from "@crewline/domain/time/zone";

/** The day at the companies of the tests, YYYY-MM-DD. In the evening of New York, UTC has the next. */
export function todayInNewYork(): string {
  return localDateAt(new Date().toISOString(), "America/New_York");
}
