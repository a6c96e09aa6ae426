import type { PayrollExportId } from "@crewline/domain/kernel/ids/record-ids";
import { exportFileName, exportFileText } from "@crewline/domain/projections/payroll/export-file";
import type { PayrollFiles } from "@crewline/domain/records/company/payroll-layout";
import { useState } from "react";
import { problemOf } from "../../../api/problem.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { downloadText } from "../../../ui/tables/csv-file.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { readExport } from "./export-query.ts";

/** Writes the file of an exported batch from its frozen lines, in the layout of the company. */
export function useDownloadExport(files: PayrollFiles) {
  const locale = useLocale();
  const [isRunning, setIsRunning] = useState(false);
  const notify = useNotice();
  const run = async (exportId: PayrollExportId) => {
    setIsRunning(true);
    try {
      const content = { ...(await readExport(exportId)), since: null };
      const choice = { layoutId: files.layoutId, files };
      downloadText(exportFileName(content, choice), exportFileText(content, choice, locale));
    } catch (error) {
      notify(refusalNotice(problemOf(error)));
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}
