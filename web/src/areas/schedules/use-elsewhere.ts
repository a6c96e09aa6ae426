import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useMemo } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { shiftsElsewhere } from "@crewline/domain/rules/schedules/elsewhere";
import { publishedShiftsOfSource, shiftsAtSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { Elsewhere } from "./model/elsewhere.ts";
import { peopleAt } from "./model/people-at.ts";
import type { Place } from "./frame/use-place.ts";

/** The other half of the week of people who work at several locations. */
export function useElsewhere(place: Place, employees: readonly Employee[]): Elsewhere {
  const actor = useActor();
  const { location, weekStart } = place;
  const { inReach, beyond, employeeIds } = useMemo(() => {
    const people = peopleAt(employees, location.id, weekStart);
    return splitByReach(people, location.id, actor.locationIds);
  }, [employees, location.id, weekStart, actor.locationIds]);
  const sources = {
    working: shiftsAtSource(actor, { locationIds: inReach, weekStart }),
    published: publishedShiftsOfSource(actor, { employeeIds, weekStart }),
  };
  const working = useLive(sources.working);
  const published = useLive(sources.published);
  return useMemo(() => {
    const isWorkingKnown = working.status === "ready";
    const isPublishedKnown = published.status === "ready";
    return {
      shifts: shiftsElsewhere({
        locationId: location.id,
        reach: actor.locationIds,
        working: isWorkingKnown ? working.data : [],
        published: isPublishedKnown ? published.data : [],
      }),
      knownLocationIds: new Set([
        location.id,
        ...(isWorkingKnown ? inReach : []),
        ...(isPublishedKnown ? beyond : []),
      ]),
      publishedOnlyIds: new Set(beyond),
    };
  }, [working, published, location.id, actor.locationIds, inReach, beyond]);
}

/** The other locations of the people: those whose drafts may be seen, and those beyond. */
function splitByReach(
  people: readonly Employee[],
  locationId: LocationId,
  reach: readonly string[] | null,
) {
  const isBeyond = (id: LocationId) => id !== locationId && reach?.includes(id) === false;
  const ids = new Set(people.flatMap(({ locationIds }) => locationIds));
  ids.delete(locationId);
  return {
    inReach: [...ids].filter((id) => !isBeyond(id)),
    beyond: [...ids].filter(isBeyond),
    employeeIds: people.filter((one) => one.locationIds.some(isBeyond)).map(({ id }) => id),
  };
}
