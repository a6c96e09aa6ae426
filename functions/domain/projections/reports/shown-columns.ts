import type { ReportId } from "../../records/reports/report.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ColumnId } from "./report-columns.ts";
import { mainColumns } from "./report-columns.ts";

/** The columns that a report shows until its reader chooses others, on screen and in mail. */
export function shownColumns(reportId: ReportId): ColumnId[] {
  const { columns, secondary = [] } = reportCatalogue[reportId];
  return mainColumns(columns).filter((id) => !secondary.includes(id));
}
