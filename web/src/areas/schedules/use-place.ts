import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useSearchParams } from "react-router-dom";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate, Weekday } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useAddressChoice } from "../../ui/address/use-address.ts";
import { todayIn, useToday } from "../../time/use-today.ts";

/** The location and week on screen. They are in the address, so that a colleague can open it. */
export interface Place<L extends Location = Location> {
  location: L;
  weekStart: LocalDate;
  today: LocalDate;
  setLocation: (locationId: LocationId) => void;
  setWeek: (weekStart: LocalDate) => void;
}

/** The place that the address names, else the first location and its present week. */
export function usePlace<L extends Location>(
  locations: readonly [L, ...L[]],
  startsOn: Weekday,
): Place<L> {
  const [, setSearch] = useSearchParams();
  const location = useAddressChoice("location", locations) ?? locations[0];
  const named = useAddressDay("week");
  const today = useToday(location.timeZone);
  const set = (change: Record<string, string>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) after.set(name, value);
        after.delete("shift");
        after.delete("day");
        return after;
      },
      { replace: true },
    );
  return {
    location,
    weekStart: weekStartOf(named ?? todayIn(location.timeZone), startsOn),
    today,
    setLocation: (locationId) => set({ location: locationId }),
    setWeek: (weekStart) => set({ week: weekStart }),
  };
}
