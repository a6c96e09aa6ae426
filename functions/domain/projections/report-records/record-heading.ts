import type { Locale } from "../../kernel/formats/locale.ts";
import type { ReportCell, ReportId } from "../../records/reports/report.ts";
import { columnNames } from "../../words/reports/column-words.ts";
import { recordColumnNames } from "../../words/reports/record-words.ts";
import { reportCatalogue } from "../reports/report-catalogue.ts";
import type { RecordColumnId } from "../reports/record-columns.ts";

/** What a column of records is called: as the figure of its name, if there is one. */
export function recordHeading(id: RecordColumnId, locale: Locale): string {
  const names: Readonly<Record<string, string>> = {
    ...columnNames(locale),
    ...recordColumnNames(locale),
  };
  return names[id] ?? id;
}

/** The figure of a line or of the totals that adds up a column of records; null without one. */
export function subtotalOf(
  reportId: ReportId,
  id: RecordColumnId,
  figures: readonly ReportCell[],
): ReportCell {
  const columns: readonly string[] = reportCatalogue[reportId].columns;
  return figures[columns.indexOf(id)] ?? null;
}
