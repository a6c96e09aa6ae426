import { useQuery } from "@tanstack/react-query";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { trpc } from "../../../api/trpc.ts";

/** The recurring shifts of a location that have not ended, as they are now. */
export function useRecurringShifts(locationId: LocationId) {
  return useQuery({
    ...trpc.schedules.recurringShifts.queryOptions({ locationId }),
    staleTime: 0,
  });
}
