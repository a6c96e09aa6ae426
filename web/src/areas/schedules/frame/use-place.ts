import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { NavigateOptions } from "react-router-dom";
import { useSearchParams } from "react-router-dom";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useAddressDay } from "../../../time/use-address-day.ts";
import { useAddressChoice } from "../../../ui/address/use-address.ts";
import { todayIn, useToday } from "../../../time/use-today.ts";

/** In the address, instead of a location. */
export const ALL_LOCATIONS = "all";

/** The location and week on screen. They are in the address, so that a colleague can open it. */
export interface Place<L extends Location = Location> {
  location: L;
  weekStart: LocalDate;
  today: LocalDate;
  setLocation: (locationId: LocationId | typeof ALL_LOCATIONS) => void;
  setWeek: (weekStart: LocalDate) => void;
}

/** The place that the address names, else the first location and its present week. */
export function usePlace<L extends Location>(
  locations: readonly [L, ...L[]],
  startsOn: Weekday,
): Place<L> {
  const [, setSearch] = useSearchParams();
  const location = useLocationChoice(locations);
  const named = useAddressDay("week");
  const today = useToday(location.timeZone);
  const set = (change: Record<string, string>, options?: NavigateOptions) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) after.set(name, value);
        after.delete("shift");
        after.delete("day");
        return after;
      },
      { ...options, replace: true },
    );
  return {
    location,
    weekStart: weekStartOf(named ?? todayIn(location.timeZone), startsOn),
    today,
    setLocation: (locationId) => set({ location: locationId }),
    // Another week needs no other code, so it is shown at once.
    setWeek: (weekStart) => set({ week: weekStart }, { flushSync: true }),
  };
}

/** True if the address asks for all locations at once. */
export function useIsAllLocations(): boolean {
  const [search] = useSearchParams();
  return search.get("location") === ALL_LOCATIONS;
}

/** The location that the address names, else the first. */
function useLocationChoice<L extends Location>(locations: readonly [L, ...L[]]): L {
  const isAll = useIsAllLocations();
  // Null leaves the address as it is.
  const named = useAddressChoice("location", isAll ? null : locations);
  return named ?? locations[0];
}
