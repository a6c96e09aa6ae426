import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import { useState } from "react";
import { payrollCsv, payrollExportName } from "@crewline/domain/projections/files/payroll-csv";
import { queryClient } from "../../api/query-client.ts";
import { problemOf } from "../../api/problem.ts";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { downloadText } from "../../ui/tables/csv-file.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

/** Writes the file of an exported batch from its frozen lines: the same one every time. */
export function useDownloadExport() {
  const locale = useLocale();
  const [isRunning, setIsRunning] = useState(false);
  const notify = useNotice();
  const run = async (exportId: PayrollExportId) => {
    setIsRunning(true);
    try {
      const options = trpc.reports.payrollExport.queryOptions({ exportId });
      const { batch, lines } = await queryClient.fetchQuery(options);
      downloadText(payrollExportName(batch), payrollCsv({ ...batch, lines }, locale));
    } catch (error) {
      notify({ text: problemOf(error).message, tone: "danger" });
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}
