import { useMemo } from "react";
import type { Said } from "@crewline/domain/availability/availability-words";
import type { Employee } from "@crewline/domain/employees/employee";
import { homeZone } from "@crewline/domain/employees/home-zone";
import { weekDays } from "@crewline/domain/time/local-date";
import { availabilityAtSource } from "../../live/availability.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { usePreferences } from "../../session/preferences.ts";
import { useReader } from "../../session/use-reader.ts";
import type { DayNote } from "./day-notes.ts";
import { dayNotes } from "./day-notes.ts";
import type { Place } from "./use-place.ts";

/** When the people of a place can work, by person; whoever has said nothing is not in it. */
export interface AvailabilityAt {
  said: ReadonlyMap<string, Said>;
  /** What each day of the week says of it. */
  notes: ReadonlyMap<string, readonly (DayNote | null)[]>;
}

/** One listener for everybody at the location; the plan does not wait for it. */
export function useAvailability(
  { location, weekStart }: Pick<Place, "location" | "weekStart">,
  employees: readonly Employee[],
): AvailabilityAt {
  const reader = useReader();
  const { preferences } = usePreferences();
  const found = useLive(
    useMemo(() => availabilityAtSource(reader, location.id), [reader, location.id]),
  );
  const locations = useLocations();
  const rows = found.status === "ready" ? found.data : none;
  const places = locations.status === "ready" ? locations.data : none;
  const said = useMemo(() => {
    const people = new Map(employees.map((person) => [person.id, person]));
    return new Map(
      rows.map(({ employeeId, entries }) => {
        const timeZone = homeZone(people.get(employeeId), places, location.timeZone);
        return [employeeId, { entries, timeZone }];
      }),
    );
  }, [rows, employees, places, location.timeZone]);
  return useMemo(() => {
    const days = weekDays(weekStart);
    const write = (one: Said) => dayNotes(one, days, location.timeZone);
    // The notes hold times as the reader writes them, so other preferences make other notes.
    void preferences;
    return { said, notes: new Map([...said].map(([id, one]) => [id, write(one)])) };
  }, [said, weekStart, location.timeZone, preferences]);
}

const none: readonly never[] = [];
