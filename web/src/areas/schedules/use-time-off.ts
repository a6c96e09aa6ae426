import { useMemo } from "react";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { addDays, weekDays } from "@crewline/domain/kernel/time/local-date";
import { approvedTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/actor/use-reader.ts";
import type { AvailabilityAt } from "./use-availability.ts";
import type { Place } from "./use-place.ts";
import type { DayNotes } from "./with-time-off.ts";
import { withTimeOff } from "./with-time-off.ts";

/** Approved time off of the people of the place; none before it is known, the server checks too. */
export function useTimeOff(place: Place): readonly TimeOff[] {
  const reader = useReader();
  const { location, weekStart } = place;
  const source = useMemo(
    () =>
      approvedTimeOffSource(reader, {
        locationIds: [location.id],
        fromDay: addDays(weekStart, -1),
      }),
    [reader, location.id, weekStart],
  );
  const result = useLive(source);
  return result.status === "ready" ? result.data : none;
}

const none: readonly TimeOff[] = [];

/** What the cells of the week say: time off, and what people have said themselves. */
export function useDayNotes(
  { days }: AvailabilityAt,
  timeOff: readonly TimeOff[],
  { weekStart }: Pick<Place, "weekStart">,
): DayNotes {
  return useMemo(() => withTimeOff(days, timeOff, weekDays(weekStart)), [days, timeOff, weekStart]);
}
