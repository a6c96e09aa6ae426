import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";

const MINUTE_MS = 60_000;

/** The shift templates of a location that are in use; none while they are not known. */
export function useShiftTemplates(locationId: LocationId): readonly ShiftTemplate[] {
  const { data } = useQuery({
    ...trpc.schedules.shiftTemplates.queryOptions({ locationId }),
    staleTime: MINUTE_MS,
  });
  return data?.templates.filter(({ isArchived }) => !isArchived) ?? [];
}
