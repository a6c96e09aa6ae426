import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";

/** An export never changes, so it is read once. */
export function exportQuery(exportId: PayrollExportId) {
  return { ...trpc.reports.payrollExport.queryOptions({ exportId }), staleTime: Infinity };
}

/** The export with its lines. */
export function readExport(exportId: PayrollExportId) {
  return queryClient.fetchQuery(exportQuery(exportId));
}
