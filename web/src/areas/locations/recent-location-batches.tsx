import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { RecentBatchesDialog } from "../../entities/batches/recent-batches-dialog.tsx";
import { useLocationBatches } from "./use-location-batches.ts";

/** The latest bulk actions on locations, each with the way to take it back. */
export function RecentLocationBatches({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.locations.recentBatches.queryOptions(), staleTime: 0 });
  const batches = useLocationBatches();
  return (
    <RecentBatchesDialog
      query={query}
      {...batches}
      about="Imports of files, copied settings and archived locations are listed here."
      onClose={onClose}
    />
  );
}
