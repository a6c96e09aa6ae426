import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { RecentBatchesDialog } from "../../../entities/batches/recent-batches-dialog.tsx";
import { useShiftBatches } from "./use-shift-batches.ts";

/** The latest copies of shifts, each with the way to take it back. */
export function RecentShiftBatches({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...trpc.schedules.recentBatches.queryOptions(), staleTime: 0 });
  const { commands, problem } = useShiftBatches();
  return (
    <RecentBatchesDialog
      query={query}
      commands={commands}
      problem={problem}
      about="Copied weeks, applied week templates, imports and changes of recurring shifts are listed here."
      onClose={onClose}
    />
  );
}
