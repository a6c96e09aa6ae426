import { useMemo } from "react";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { addDays, weekDays } from "@crewline/domain/kernel/time/local-date";
import { approvedTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { AvailabilityAt } from "../../entities/schedules/use-availability.ts";
import type { Place } from "./frame/use-place.ts";
import type { DayNotes } from "./model/with-time-off.ts";
import { withTimeOff } from "./model/with-time-off.ts";

/** Approved time off of the people of the place; none before it is known, the server checks too. */
export function useTimeOff(place: Place): readonly TimeOff[] {
  const actor = useActor();
  const { location, weekStart } = place;
  const source = approvedTimeOffSource(actor, {
    locationIds: [location.id],
    fromDay: addDays(weekStart, -1),
  });
  const result = useLive(source);
  return result.status === "ready" ? result.data : none;
}

const none: readonly TimeOff[] = [];

/** The notes in the cells of the week: time off, and people's availability. */
export function useDayNotes(
  { days }: AvailabilityAt,
  timeOff: readonly TimeOff[],
  { weekStart }: Pick<Place, "weekStart">,
): DayNotes {
  return useMemo(() => withTimeOff(days, timeOff, weekDays(weekStart)), [days, timeOff, weekStart]);
}
