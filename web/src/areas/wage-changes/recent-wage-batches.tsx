import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { RecentBatchesDialog } from "../../entities/batches/recent-batches-dialog.tsx";
import { useWageBatches } from "./use-wage-batches.ts";

/** The latest bulk actions on rates, each with the way to take it back. */
export function RecentWageBatches({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.wageChanges.recentBatches.queryOptions(), staleTime: 0 });
  const batches = useWageBatches("import");
  return (
    <RecentBatchesDialog
      query={query}
      {...batches}
      about="Raises of several people, imports of files and cancelled changes are listed here."
      onClose={onClose}
    />
  );
}
