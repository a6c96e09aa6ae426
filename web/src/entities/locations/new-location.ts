import type { LocationInput } from "@crewline/domain/records/locations/location-record";

const weekday = [{ opensAt: "09:00", closesAt: "17:00" }];

/** The defaults of a new location: open on weekdays from nine to five. */
export function newLocation(timeZone: string): LocationInput {
  return {
    name: "",
    address: "",
    timeZone,
    openingHours: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
    },
  };
}
