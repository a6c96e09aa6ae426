import { useMemo } from "react";
import { publishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { publishedShiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { Place } from "./frame/use-place.ts";

/**
 * The published shifts that were deleted since: staff see them until the week is published again.
 * Asked for only while the week has unpublished changes.
 */
export function useRemovedShifts(
  { location, weekStart }: Pick<Place, "location" | "weekStart">,
  schedule: Schedule | null,
  live: readonly Shift[],
): readonly PublishedShift[] {
  const actor = useActor();
  const isChanged = schedule?.state === "changed";
  const source = isChanged
    ? publishedShiftsSource(actor, { weekStart, locationId: location.id })
    : null;
  const seen = useLive(source);
  return useMemo(
    () => (isChanged && seen.status === "ready" ? publishDiff(live, seen.data).removed : []),
    [isChanged, live, seen],
  );
}
