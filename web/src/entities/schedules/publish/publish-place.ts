import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";

/** The week that is published. */
export interface PublishedPlace {
  location: Location;
  weekStart: LocalDate;
}
