import type { listHolidaysSchema } from "@crewline/domain/rules/locations/location-inputs";
import { elapsedSeconds } from "@crewline/domain/kernel/time/instant";
import { addDays, localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { z } from "zod/mini";

/** Returns the regions of a country with their own holidays, and the public holidays of a year. */
export const holidaysSchema = z.object({
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  days: z.array(z.object({ day: localDateSchema, name: z.string() })),
});
export type Holidays = z.infer<typeof holidaysSchema>;

/** A day with a clock change is an hour longer or shorter, so the count is rounded. */
const DAY_SECONDS = 86_400;

/** The calendars of all countries are large, so they are loaded on the first request. */
export async function listHolidays({
  country,
  region,
  year,
}: z.infer<typeof listHolidaysSchema>): Promise<Holidays> {
  const { default: Calendar } = await import("date-holidays");
  const calendar = new Calendar({ country, ...(region === null ? {} : { state: region }) });
  calendar.setLanguages("en");
  const regions = Object.entries(calendar.getStates(country, "en") ?? {});
  const days = calendar
    .getHolidays(year)
    .filter(({ type }) => type === "public")
    .flatMap(({ date, name, start, end }) => {
      const length = Math.max(
        1,
        Math.round(elapsedSeconds(start.toISOString(), end.toISOString()) / DAY_SECONDS),
      );
      const first = date.slice(0, 10);
      return Array.from({ length }, (_, index) => ({ day: addDays(first, index), name }));
    });
  const byDay = new Map(days.map((one) => [one.day, one]));
  return {
    regions: regions
      .map(([code, name]) => ({ code, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    days: [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
