import { countryOfZone } from "./country-presets.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";

/**
 * The country of a location: that of its holiday calendar, else of its zone, else the company's.
 */
export function locationCountry(
  { holidayCalendar, timeZone }: Pick<LocationRecord, "holidayCalendar" | "timeZone">,
  companyCountry: string,
): string {
  return holidayCalendar?.country ?? countryOfZone(timeZone)?.code ?? companyCountry;
}
