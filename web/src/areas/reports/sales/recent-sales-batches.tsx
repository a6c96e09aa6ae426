import { useQuery } from "@tanstack/react-query";
import { salesImportWords } from "@crewline/domain/words/sales/sales-import-words";
import { trpc } from "../../../api/trpc.ts";
import { RecentBatchesDialog } from "../../../entities/batches/recent-batches-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { useSalesBatches } from "./use-sales-batches.ts";

/** The latest imports of sales, each with the way to take it back. */
export function RecentSalesBatches({ onClose }: { onClose: () => void }) {
  const { about } = salesImportWords(useLocale());
  const query = useQuery({ ...trpc.reports.recentBatches.queryOptions(), staleTime: 0 });
  const batches = useSalesBatches();
  return <RecentBatchesDialog query={query} {...batches} about={about} onClose={onClose} />;
}
