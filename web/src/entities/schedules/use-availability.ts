import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useMemo } from "react";
import type { Said } from "@crewline/domain/rules/availability/held-times";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { availabilityAtSource } from "../../live/availability.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocations } from "../locations/use-locations.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { SaidPart } from "./day-notes.ts";
import { saidOfDays } from "./day-notes.ts";

/** Availability of a location's people by person; those who entered none are left out. */
export interface AvailabilityAt {
  said: ReadonlyMap<EmployeeId, Said>;
  /** The meaning for each day of the week. */
  days: ReadonlyMap<EmployeeId, readonly (readonly SaidPart[] | null)[]>;
}

/** One listener for all people at the location; the plan does not wait for it. */
export function useAvailability(
  { location, weekStart }: { location: Location; weekStart: LocalDate },
  employees: readonly Employee[],
): AvailabilityAt {
  const actor = useActor();
  const found = useLive(availabilityAtSource(actor, [location.id]));
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
  const days = useMemo(() => {
    const week = weekDays(weekStart);
    const rowOf = (one: Said) => saidOfDays(one, week, location.timeZone);
    return new Map([...said].map(([id, one]) => [id, rowOf(one)]));
  }, [said, weekStart, location.timeZone]);
  return useMemo(() => ({ said, days }), [said, days]);
}

const none: readonly never[] = [];
