import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { trpc, trpcClient } from "../../../api/trpc.ts";

/** Changes of many shifts and weeks, whose answers do not name them all. */
const batchWrites = [
  trpc.schedules.copyWeeks,
  trpc.schedules.importShifts,
  trpc.schedules.undoBatch,
  trpc.schedules.addRecurringShift,
  trpc.schedules.changeRecurringShift,
  trpc.schedules.endRecurringShift,
];
const batchKeys = new Set(batchWrites.map((write) => JSON.stringify(write.mutationKey())));

/**
 * True until live data of the week shows the batches that this person has written, so that publishing
 * what is shown would be refused. The server is asked for the version of the week after each batch;
 * where it does not answer, nothing is awaited.
 */
export function useLacksBatch(
  week: { locationId: LocationId; weekStart: LocalDate },
  schedule: Pick<Schedule, "version"> | null,
): boolean {
  const batches = useDoneBatches();
  const { data, isLoading } = useQuery({
    queryKey: [...trpc.schedules.weekVersion.queryKey(week), batches],
    queryFn: () => trpcClient.schedules.weekVersion.query(week),
    enabled: batches > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  return isLoading || (data?.version ?? 0) > (schedule?.version ?? 0);
}

/** Counts the times that no batch was on its way any more. */
function useDoneBatches(): number {
  const isWriting =
    useIsMutating({
      predicate: ({ options }) => batchKeys.has(JSON.stringify(options.mutationKey)),
    }) > 0;
  const [seen, setSeen] = useState({ isWriting, done: 0 });
  if (seen.isWriting === isWriting) return seen.done;
  const now = { isWriting, done: seen.done + (isWriting ? 0 : 1) };
  setSeen(now);
  return now.done;
}
