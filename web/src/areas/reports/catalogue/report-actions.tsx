import PrintOutlined from "@mui/icons-material/PrintOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { reportSheet } from "@crewline/domain/projections/reports/report-sheet";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { downloadBlob } from "../../../ui/tables/csv-file.ts";
import { entriesPath } from "./drill-down.ts";
import type { ReportSpan } from "./report-range.ts";

interface ReportFileProps {
  table: ReportTable | undefined;
  input: ReportInput;
}

interface ReportActionsProps extends ReportFileProps {
  span: ReportSpan;
}

/** The entries behind the report, its file and its print. */
export function ReportActions({ table, input, span }: ReportActionsProps) {
  const { actions } = reportTexts(useLocale());
  const { filter, range } = input;
  const nameOf = useEmployeeNames(filter.employeeId === null ? [] : [filter.employeeId]);
  const entriesSpan = span === "custom" ? "month" : span;
  const to = entriesPath(input, { day: range.firstDay, span: entriesSpan, nameOf });
  return (
    <>
      <Button color="inherit" component={Link} to={to}>
        {actions.entries}
      </Button>
      <Button
        color="inherit"
        startIcon={<PrintOutlined />}
        disabled={table === undefined}
        onClick={() => window.print()}
      >
        {actions.print}
      </Button>
      <XlsxButton table={table} input={input} />
    </>
  );
}

function XlsxButton({ table, input }: ReportFileProps) {
  const locale = useLocale();
  const notify = useNotice();
  const [isRunning, setRunning] = useState(false);
  const { actions } = reportTexts(locale);
  const handleClick = async (shown: ReportTable) => {
    setRunning(true);
    const blob = await writeFile(reportSheet(shown, { ...input, locale })).catch(() => null);
    setRunning(false);
    if (blob === null) notify({ text: actions.fileFailed, tone: "danger" });
    else downloadBlob(fileName(input), blob);
  };
  return (
    <Button
      variant="outlined"
      loading={isRunning}
      disabled={table === undefined || table.rows.length === 0}
      onClick={() => table !== undefined && void handleClick(table)}
    >
      {actions.xlsx}
    </Button>
  );
}

/** The writer is loaded at the first file. */
async function writeFile(sheet: ReturnType<typeof reportSheet>): Promise<Blob> {
  const { writeReportXlsx } = await import("./write-report-xlsx.ts");
  return writeReportXlsx(sheet);
}

function fileName({ reportId, range }: ReportInput): string {
  return `report-${reportId}-${range.firstDay}-${range.lastDay}.xlsx`;
}
