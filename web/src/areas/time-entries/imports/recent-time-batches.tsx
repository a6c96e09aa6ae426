import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { RecentBatchesDialog } from "../../../entities/batches/recent-batches-dialog.tsx";
import { useTimeBatches } from "./use-time-batches.ts";

/** The latest bulk actions on worked time, each with the way to take it back. */
export function RecentTimeBatches({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.timeEntries.recentBatches.queryOptions(), staleTime: 0 });
  const batches = useTimeBatches();
  return (
    <RecentBatchesDialog
      query={query}
      {...batches}
      about="Imports of files and approvals of several entries are listed here."
      onClose={onClose}
    />
  );
}
