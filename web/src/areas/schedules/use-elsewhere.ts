import { useMemo } from "react";
import type { Employee } from "@crewline/domain/employees/employee";
import type { Shift } from "@crewline/domain/schedules/shift";
import { shiftsAtSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/use-reader.ts";
import { peopleAt } from "./people-at.ts";
import type { Place } from "./use-place.ts";

export interface Elsewhere {
  /** What the people of this location work at others in the week, as far as it may be seen. */
  shifts: readonly Shift[];
  /** The locations whose shifts are known: only for people within them hours are complete. */
  knownLocationIds: ReadonlySet<string>;
}

/** The other half of the week of people who work at several locations. */
export function useElsewhere(place: Place, employees: readonly Employee[]): Elsewhere {
  const reader = useReader();
  const { location, weekStart } = place;
  const others = useMemo(() => {
    const people = peopleAt(employees, location.id, weekStart);
    const ids = new Set(people.flatMap(({ locationIds }) => locationIds));
    ids.delete(location.id);
    return [...ids].filter((id) => reader.locationIds?.includes(id) ?? true);
  }, [employees, location.id, weekStart, reader]);
  const source = useMemo(
    () => shiftsAtSource(reader, { locationIds: others, weekStart }),
    [reader, others, weekStart],
  );
  const result = useLive(source);
  const isKnown = result.status === "ready";
  const shifts = isKnown ? result.data : none;
  return useMemo(
    () => ({ shifts, knownLocationIds: new Set([location.id, ...(isKnown ? others : [])]) }),
    [shifts, isKnown, location.id, others],
  );
}

const none: readonly Shift[] = [];
