import { createPortal } from "react-dom";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { cutText } from "@crewline/domain/words/reports/record-words";
import { lineName, reportTexts } from "@crewline/domain/words/reports/report-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { PrintedSheet } from "../../../ui/page/printed-sheet.tsx";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import type { RecordRow } from "./record-rows.ts";
import { recordTableColumns } from "./record-table-columns.ts";

interface RecordPrintProps {
  table: ReportTable;
  input: ReportInput;
  rows: readonly RecordRow[];
  /** True if some records were not read. */
  hasMore: boolean;
}

/** The records on paper: the title, the days, each line with its records, and the totals. */
export function RecordPrint({ table, input, rows, hasMore }: RecordPrintProps) {
  const locale = useLocale();
  const { reportId, groupBy, range } = input;
  const { titles, total } = reportTexts(locale);
  const columns = recordTableColumns({ reportId, table, locale }).filter(
    ({ id, isOptional }) => id !== groupBy && isOptional !== true,
  );
  const printed = rows.filter(({ kind }) => kind === "record").length;
  return createPortal(
    <PrintedSheet orientation="landscape">
      <h1>{titles[reportId].title}</h1>
      <p>{formatDayRange(range.firstDay, range.lastDay, locale)}</p>
      {hasMore && <p>{cutText(printed, locale)}</p>}
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} style={alignOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} style={row.kind === "line" ? { fontWeight: 600 } : {}}>
              {columns.map((column, place) => (
                <td key={column.id} style={alignOf(column)}>
                  {place === 0 && row.kind === "line"
                    ? lineName(row.line, groupBy, locale)
                    : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            {columns.map((column, place) => (
              <th key={column.id} style={alignOf(column)}>
                {place === 0 ? total : column.footer}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
    </PrintedSheet>,
    document.body,
  );
}

function alignOf({ align }: TableColumn<RecordRow>) {
  return { textAlign: align ?? "left" } as const;
}
