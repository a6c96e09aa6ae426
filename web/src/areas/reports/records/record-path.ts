import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { ReportId } from "@crewline/domain/records/reports/report";
import type { ReportRecord } from "@crewline/domain/records/reports/report-record";

/** The address of what a record opens; null for nothing. */
export function recordPath(reportId: ReportId, { opens, cells }: ReportRecord): string | null {
  if (opens === null) return null;
  if (reportId === "wages") return `/wage-changes?change=${opens}`;
  const place = reportCatalogue[reportId].records?.indexOf("day") ?? -1;
  const week = cells[place];
  return typeof week === "string" ? `/time-entries?week=${week}&entry=${opens}` : null;
}
