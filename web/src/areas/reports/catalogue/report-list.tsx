import Typography from "@mui/material/Typography";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import {
  averageColumn,
  mainColumns,
  reportColumns,
} from "@crewline/domain/projections/reports/report-columns";
import { shownColumns } from "@crewline/domain/projections/reports/shown-columns";
import type { ReportCell, ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { columnNames } from "@crewline/domain/words/reports/column-words";
import type { ComparedFigure, FigureTerms } from "@crewline/domain/words/reports/figure-text";
import { differenceText, figureText } from "@crewline/domain/words/reports/figure-text";
import { lineName, reportTexts } from "@crewline/domain/words/reports/report-words";
import type { ListDefinition } from "../../../lists/list-definition.ts";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { fileFigure } from "../records/file-figure.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { reportParams } from "./use-report-address.ts";

export type ReportRow = ReportTable["rows"][number];

/** What the columns of a report need of its table. */
type ColumnSource = Pick<ReportTable, "currency" | "totals" | "totalsBefore">;

/** The lines of a report as a list, whose saved views are saved reports. */
export function reportList(
  table: ColumnSource,
  { reportId, groupBy }: Pick<ReportInput, "reportId" | "groupBy">,
  locale: Locale,
): ListDefinition<ReportRow> {
  const texts = reportTexts(locale);
  const { title } = texts.titles[reportId];
  const isOfTime = groupBy === "day" || groupBy === "week" || groupBy === "hour";
  const first: TableColumn<ReportRow> = {
    id: "line",
    header: texts.groupings[groupBy],
    cell: (row) => <LineName row={row} groupBy={groupBy} locale={locale} />,
    sortBy: (row) => (isOfTime ? row.key : lineName(row, groupBy, locale)),
  };
  return {
    screen: `report-${reportId}`,
    label: title,
    noun: texts.lines[groupBy],
    rowId: ({ key }) => `line-${key}`,
    columns: [first, ...figureColumns(table, reportId, locale)],
    initialSort: { id: "line", desc: false },
    filters: reportParams,
    file: { name: `report-${reportId}` },
  };
}

/** So many columns share the width of the table, uncut on a screen of 1,280 pixels. */
const MOST_SHARING = 6;

function figureColumns(
  table: ColumnSource,
  reportId: ReportInput["reportId"],
  locale: Locale,
): TableColumn<ReportRow>[] {
  const { currency, totals, totalsBefore } = table;
  const { columns } = reportCatalogue[reportId];
  const shown = shownColumns(reportId);
  const main = new Set(mainColumns(columns));
  return columns.map((id, place) => {
    const header = columnNames(locale)[id];
    const terms: FigureTerms = { kind: reportColumns[id].kind, currency };
    const of = (cells: readonly ReportCell[] | null) => cells?.[place] ?? null;
    const beside = columns.findIndex((one) => one === averageColumn(id));
    const averageIn = (cells: readonly ReportCell[]) => cells[beside] ?? null;
    return {
      id,
      isOptional: !shown.includes(id),
      card: "figure",
      header,
      align: "right",
      // Many columns scroll; their headings would be cut where they share the width of the screen.
      ...(main.size > MOST_SHARING && { width: widthOf(header, terms) }),
      sortBy: (row) => of(row.cells),
      csv: (row) => fileFigure(of(row.cells), terms),
      cell: (row) => (
        <Figure
          now={of(row.cells)}
          before={of(row.before)}
          average={averageIn(row.cells)}
          terms={terms}
          locale={locale}
        />
      ),
      footer: (
        <Figure
          now={of(totals)}
          before={of(totalsBefore)}
          average={averageIn(totals)}
          terms={terms}
          locale={locale}
        />
      ),
    };
  });
}

/** As wide as the heading and the longest figure of its kind. */
function widthOf(header: string, { kind }: FigureTerms): number {
  return Math.ceil(Math.max(kind === "money" ? 108 : 84, 24 + 8.5 * header.length));
}

interface LineNameProps {
  row: ReportRow;
  groupBy: ReportInput["groupBy"];
  locale: Locale;
}

/** What a line is about, with the mark of one that the report points out. */
function LineName({ row, groupBy, locale }: LineNameProps) {
  const name = lineName(row, groupBy, locale);
  if (row.isMarked !== true) return name;
  return (
    <>
      {name} <StatusChip tone="warning" label={reportTexts(locale).mark} />
    </>
  );
}

interface FigureProps extends ComparedFigure {
  /** Null for figures without one. */
  average: ReportCell;
  terms: FigureTerms;
  locale: Locale;
}

/** A figure, with the average of the employees beside it and its difference to the days before. */
function Figure({ now, before, average, terms, locale }: FigureProps) {
  const difference = differenceText({ now, before }, terms, locale);
  const averageText = figureText(average, { ...terms, kind: "average" }, locale);
  const notes = [
    ...(average === null || average === 0 ? [] : [reportTexts(locale).average(averageText)]),
    ...(difference === null ? [] : [difference]),
  ];
  return (
    <>
      {figureText(now, terms, locale)}
      {notes.map((note) => (
        <Typography key={note} variant="caption" color="textSecondary" component="div">
          {note}
        </Typography>
      ))}
    </>
  );
}
