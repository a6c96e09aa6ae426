import { useQuery } from "@tanstack/react-query";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { shownShifts } from "@crewline/domain/rules/schedules/publishing/blocked-shifts";
import { trpc, trpcClient } from "../../../api/trpc.ts";
import type { PublishedPlace } from "./publish-place.ts";

/** A shift of the chosen changes that publishing would refuse, with the sentences that say why. */
export interface ShownBlock {
  shift: Shift;
  why: readonly string[];
}

interface Publishing {
  /** The week as planned, and as staff see it. */
  shifts: readonly Shift[];
  seen: readonly PublishedShift[];
  /** The chosen changes. */
  diff: PublishDiff;
}

/**
 * The chosen changes that the server would refuse; asked again when a shift changes. None until it
 * has answered: publishing is then refused with the first of them.
 */
export function useBlockedShifts(
  { location, weekStart }: PublishedPlace,
  { shifts, seen, diff }: Publishing,
): ShownBlock[] {
  const asked = { locationId: location.id, weekStart };
  const versions = [
    ...shifts.map(({ id, version }) => `${id} ${version}`),
    ...seen.map(({ id, publishedAt }) => `${id} ${publishedAt}`),
  ].join();
  const { data } = useQuery({
    queryKey: [...trpc.schedules.publishBlocks.pathKey(), asked, versions],
    queryFn: () => trpcClient.schedules.publishBlocks.query(asked),
    placeholderData: (earlier) => earlier,
    staleTime: 0,
    retry: false,
  });
  const whyOf = new Map(data?.blocked.map(({ shiftId, why }) => [shiftId, why]));
  return shownShifts(diff).flatMap((shift) => {
    const why = whyOf.get(shift.id);
    return why === undefined ? [] : [{ shift, why }];
  });
}
