import type { Locale } from "../../kernel/formats/locale.ts";
import { decimalAmount } from "../../kernel/money/amount.ts";
import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import type { Grouping, ReportCell, ReportId, ReportTable } from "../../records/reports/report.ts";
import type { FigureKind } from "../../words/reports/figure-text.ts";
import { columnNames } from "../../words/reports/column-words.ts";
import { lineName, reportTexts } from "../../words/reports/report-words.ts";
import type { Sheet, SheetCell } from "../files/sheet.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ReportColumn } from "./report-columns.ts";
import { reportColumns } from "./report-columns.ts";

export interface SheetTerms {
  reportId: ReportId;
  groupBy: Grouping;
  locale: Locale;
}

const DAY_SECONDS = 86_400;

/**
 * Returns the rows of a report for a file, the totals last. Hours are days and fractions of them, as
 * spreadsheets count them; amounts are whole units with their decimals. With a comparison, each
 * column is followed by its figure before.
 */
export function reportSheet(table: ReportTable, terms: SheetTerms): Sheet {
  const { reportId, groupBy, locale } = terms;
  const { columns } = reportCatalogue[reportId];
  const names = columnNames(locale);
  const texts = reportTexts(locale);
  const hasBefore = table.totalsBefore !== null;
  const figures = (now: readonly ReportCell[], before: readonly ReportCell[] | null) =>
    columns.flatMap((id, place) => [
      columnCell(reportColumns[id], now[place] ?? null, table.currency),
      ...(hasBefore
        ? [columnCell(reportColumns[id], before?.[place] ?? null, table.currency)]
        : []),
    ]);
  return {
    header: [
      texts.groupings[groupBy],
      ...columns.flatMap((id) => [names[id], ...(hasBefore ? [texts.before(names[id])] : [])]),
    ],
    rows: table.rows.map((row) => [
      { kind: "text" as const, text: dayOrName(row, terms) },
      ...figures(row.cells, row.before),
    ]),
    totals: [
      { kind: "text" as const, text: texts.total },
      ...figures(table.totals, table.totalsBefore),
    ],
  };
}

/** Days as YYYY-MM-DD, which every spreadsheet understands. */
function dayOrName(row: ReportTable["rows"][number], { groupBy, locale }: SheetTerms): string {
  const isDay = groupBy === "day" || groupBy === "week";
  return isDay ? row.key : lineName(row, groupBy, locale);
}

/** Spreadsheets show no time below zero, only "####": such a column has decimal hours. */
function columnCell(column: ReportColumn, cell: ReportCell, currency: string): SheetCell {
  const { kind, isSigned = false } = column;
  if (kind === "hours" && isSigned && typeof cell === "number") {
    return { kind: "decimalHours", number: hoursOfSeconds(cell) };
  }
  return sheetCell(kind, cell, currency);
}

/** A figure as spreadsheets count it: days and fractions of them, whole units; days as text. */
export function sheetCell(kind: FigureKind, cell: ReportCell, currency: string): SheetCell {
  if (cell === null) return null;
  if (typeof cell === "string") return { kind: "text", text: cell };
  if (kind === "hours") return { kind, number: cell / DAY_SECONDS };
  if (kind === "money") return { kind, number: Number(decimalAmount(Math.round(cell), currency)) };
  return kind === "day" ? null : { kind, number: cell };
}
