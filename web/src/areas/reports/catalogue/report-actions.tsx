import Download from "@mui/icons-material/DownloadOutlined";
import ListAlt from "@mui/icons-material/ListAlt";
import PrintOutlined from "@mui/icons-material/PrintOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { rangeFileName } from "@crewline/domain/projections/files/range-file-name";
import { recordSheet } from "@crewline/domain/projections/report-records/record-sheet";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import { reportSheet } from "@crewline/domain/projections/reports/report-sheet";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { downloadBlob } from "../../../ui/tables/csv-file.ts";
import type { RecordPages } from "../records/use-record-pages.ts";
import { entriesPath } from "./drill-down.ts";
import type { ReportSpan } from "./report-range.ts";

interface ReportFileProps {
  table: ReportTable | undefined;
  input: ReportInput;
  /** Null for a report whose lines are all that it has. */
  pages: RecordPages | null;
}

interface ReportActionsProps extends ReportFileProps {
  span: ReportSpan;
}

/** The entries behind the report, its file and its print. */
export function ReportActions({ table, input, span, pages }: ReportActionsProps) {
  const { actions } = reportTexts(useLocale());
  const { filter, range } = input;
  const nameOf = useEmployeeNames(filter.employeeId === null ? [] : [filter.employeeId]);
  const entriesSpan = span === "custom" ? "month" : span;
  const to = entriesPath(input, { day: range.firstDay, span: entriesSpan, nameOf });
  return (
    <>
      <Button color="inherit" startIcon={<ListAlt />} component={Link} to={to}>
        {actions[reportCatalogue[input.reportId].behind ?? "entries"]}
      </Button>
      <PrintButton table={table} input={input} pages={pages} />
      <XlsxButton table={table} input={input} pages={pages} />
    </>
  );
}

/** Prints all records of the report, those included that are not on screen yet. */
function PrintButton({ table, pages }: ReportFileProps) {
  const { actions } = reportTexts(useLocale());
  const { isRunning, run } = useFile();
  const handleClick = async () => {
    await pages?.loadAll();
    // The rows of the last page reach the document in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
    window.print();
  };
  return (
    <Button
      color="inherit"
      startIcon={<PrintOutlined />}
      loading={isRunning}
      disabled={table === undefined}
      onClick={() => void run(handleClick)}
    >
      {actions.print}
    </Button>
  );
}

function XlsxButton({ table, input, pages }: ReportFileProps) {
  const locale = useLocale();
  const { actions } = reportTexts(locale);
  const { isRunning, run } = useFile();
  const handleClick = async (shown: ReportTable) => {
    const records = (await pages?.loadAll()) ?? null;
    const terms = { ...input, table: shown, locale };
    const sheet = records === null ? reportSheet(shown, terms) : recordSheet(records, terms);
    const { reportId, range } = input;
    downloadBlob(rangeFileName(`report-${reportId}`, range, "xlsx"), await writeFile(sheet));
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      loading={isRunning}
      disabled={table === undefined || table.rows.length === 0}
      onClick={() => table !== undefined && void run(() => handleClick(table))}
    >
      {actions.xlsx}
    </Button>
  );
}

/** Runs what makes a file, and says so where it could not be made. */
function useFile() {
  const notify = useNotice();
  const [isRunning, setRunning] = useState(false);
  const { actions } = reportTexts(useLocale());
  const run = async (make: () => Promise<void>) => {
    setRunning(true);
    await make().catch(() => notify({ text: actions.fileFailed, tone: "danger" }));
    setRunning(false);
  };
  return { isRunning, run };
}

/** The writer is loaded at the first file. */
async function writeFile(sheet: ReturnType<typeof reportSheet>): Promise<Blob> {
  const { writeSheetXlsx } = await import("../../../entities/files/write-sheet-xlsx.ts");
  return writeSheetXlsx(sheet);
}
