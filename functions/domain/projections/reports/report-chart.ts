import { hoursOfSeconds } from "../../kernel/time/duration.ts";
import { decimalAmount } from "../../kernel/money/amount.ts";
import type { ReportCell, ReportInput, ReportTable } from "../../records/reports/report.ts";
import type { FigureKind } from "../../words/reports/figure-text.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ColumnId } from "./report-columns.ts";
import { reportColumns } from "./report-columns.ts";

/** One series of bars: a column of the report. */
export interface ChartSeries {
  column: ColumnId;
  kind: FigureKind;
  /** Hours, or whole units of the currency, as an axis counts them; as many as there are lines. */
  values: number[];
  /** The figures of the table behind them. */
  figures: ReportCell[];
}

/** The bars of a report. */
export interface ReportChart {
  lines: ReportTable["rows"];
  series: ChartSeries[];
}

/** More days than two months are too thin to see. */
const MOST_DAYS = 62;
/** So many names can be read beside their bars. */
const MOST_NAMES = 10;

/**
 * Returns the bars of a report: all days, weeks or hours in order, or the employees, job roles or locations
 * with the largest figures. Null for a report without a chart, with fewer than two lines, with
 * more days than can be seen, or without any figure; a column without any is left out.
 */
export function reportChart(
  table: ReportTable,
  { reportId, groupBy }: Pick<ReportInput, "reportId" | "groupBy">,
): ReportChart | null {
  const { chart, columns } = reportCatalogue[reportId];
  const isOfTime = groupBy === "day" || groupBy === "week" || groupBy === "hour";
  const [first] = chart;
  if (first === undefined || table.rows.length < 2) return null;
  if (isOfTime && table.rows.length > MOST_DAYS) return null;
  const figureOf = (row: ReportTable["rows"][number], id: ColumnId) =>
    row.cells[columns.indexOf(id)] ?? null;
  const largest = table.rows
    .toSorted((a, b) => Number(figureOf(b, first)) - Number(figureOf(a, first)))
    .slice(0, MOST_NAMES);
  const lines = isOfTime ? table.rows : largest;
  const series = chart.map((column) => {
    const { kind } = reportColumns[column];
    const figures = lines.map((row) => figureOf(row, column));
    return { column, kind, figures, values: figures.map((one) => onAxis(one, kind, table)) };
  });
  const drawn = series.filter(({ values }) => values.some((value) => value !== 0));
  return drawn.length === 0 ? null : { lines, series: drawn };
}

function onAxis(figure: ReportCell, kind: FigureKind, { currency }: ReportTable): number {
  if (typeof figure !== "number") return 0;
  if (kind === "hours") return hoursOfSeconds(figure);
  return kind === "money" ? Number(decimalAmount(Math.round(figure), currency)) : figure;
}
