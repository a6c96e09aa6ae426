import { createPortal } from "react-dom";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import { reportColumns } from "@crewline/domain/projections/reports/report-columns";
import type { ReportCell, ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { columnNames } from "@crewline/domain/words/reports/column-words";
import { figureText } from "@crewline/domain/words/reports/figure-text";
import { lineName, reportTexts } from "@crewline/domain/words/reports/report-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { PrintedSheet } from "../../../ui/page/printed-sheet.tsx";

interface ReportPrintProps {
  table: ReportTable;
  input: ReportInput;
}

/** The report on paper: its title, its days and its lines with the totals. */
export function ReportPrint({ table, input }: ReportPrintProps) {
  const locale = useLocale();
  const { reportId, groupBy, range } = input;
  const texts = reportTexts(locale);
  const names = columnNames(locale);
  const { columns } = reportCatalogue[reportId];
  const figures = (cells: readonly ReportCell[]) =>
    columns.map((id, place) => (
      <td key={id} style={{ textAlign: "right" }}>
        {figureText(
          cells[place] ?? null,
          { kind: reportColumns[id].kind, currency: table.currency },
          locale,
        )}
      </td>
    ));
  return createPortal(
    <PrintedSheet orientation="landscape">
      <h1>{texts.titles[reportId].title}</h1>
      <p>{formatDayRange(range.firstDay, range.lastDay, locale)}</p>
      <table>
        <thead>
          <tr>
            <th>{texts.groupings[groupBy]}</th>
            {columns.map((id) => (
              <th key={id} style={{ textAlign: "right" }}>
                {names[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.key}>
              <td>{lineName(row, groupBy, locale)}</td>
              {figures(row.cells)}
            </tr>
          ))}
          <tr>
            <th>{texts.total}</th>
            {figures(table.totals)}
          </tr>
        </tbody>
      </table>
    </PrintedSheet>,
    document.body,
  );
}
