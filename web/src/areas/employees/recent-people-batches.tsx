import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import { RecentBatchesDialog } from "../../entities/batches/recent-batches-dialog.tsx";
import { useEmployeeBatches } from "../../entities/employees/use-employee-batches.ts";

/** The latest bulk actions on people, each with the way to take it back. */
export function RecentPeopleBatches({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.employees.recentBatches.queryOptions(), staleTime: 0 });
  const batches = useEmployeeBatches();
  return (
    <RecentBatchesDialog
      query={query}
      {...batches}
      about="Imports of files, pasted lists, and changes and invitations of several people at once are listed here."
      onClose={onClose}
    />
  );
}
