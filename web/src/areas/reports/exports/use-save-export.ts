import type { ExportContent, FileChoice } from "@crewline/domain/projections/payroll/export-file";
import { exportFileName, exportFileText } from "@crewline/domain/projections/payroll/export-file";
import { exportSheet } from "@crewline/domain/projections/payroll/export-sheet";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { downloadBlob, downloadText } from "../../../ui/tables/csv-file.ts";

/** The file that payroll imports, or a spreadsheet of the same cells. */
export type FileFormat = "text" | "sheet";

/** Saves an export on the device; the writer of spreadsheets is loaded at the first one. */
export function useSaveExport(onSaved: () => void) {
  const locale = useLocale();
  const notify = useNotice();
  const [isRunning, setIsRunning] = useState(false);
  const saveSheet = async (content: ExportContent, choice: FileChoice) => {
    const { writeSheetXlsx } = await import("../../../entities/files/write-sheet-xlsx.ts");
    const blob = await writeSheetXlsx(exportSheet(content, choice, locale));
    downloadBlob(exportFileName(content, choice).replace(/\.\w+$/u, ".xlsx"), blob);
  };
  const save = async (content: ExportContent, choice: FileChoice, format: FileFormat) => {
    setIsRunning(true);
    try {
      if (format === "sheet") await saveSheet(content, choice);
      else downloadText(exportFileName(content, choice), exportFileText(content, choice, locale));
      onSaved();
    } catch {
      notify({ text: reportTexts(locale).actions.fileFailed, tone: "danger" });
    } finally {
      setIsRunning(false);
    }
  };
  return { save, isRunning };
}
