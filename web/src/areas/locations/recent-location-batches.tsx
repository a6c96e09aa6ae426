import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { RecentBatchesDialog } from "../../entities/batches/recent-batches-dialog.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { useLocationBatches } from "./use-location-batches.ts";

/** The latest bulk actions on locations, each with the way to take it back. */
export function RecentLocationBatches({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.locations.recentBatches.queryOptions(), staleTime: 0 });
  const { commands, problem } = useLocationBatches();
  return (
    <RecentBatchesDialog
      result={queryResult(query)}
      commands={commands}
      problem={problem}
      about="Imports of files, copied settings and archived locations are listed here."
      onUndone={query.refetch}
      onClose={onClose}
    />
  );
}
