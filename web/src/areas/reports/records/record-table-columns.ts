import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { decimalRate } from "@crewline/domain/kernel/money/rate";
import type { RecordColumnId } from "@crewline/domain/projections/reports/record-columns";
import { recordColumns } from "@crewline/domain/projections/reports/record-columns";
import {
  recordHeading,
  subtotalOf,
} from "@crewline/domain/projections/report-records/record-heading";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { ReportCell, ReportId, ReportTable } from "@crewline/domain/records/reports/report";
import type { ReportRecord } from "@crewline/domain/records/reports/report-record";
import { isFigure, recordText } from "@crewline/domain/words/reports/record-text";
import type { RecordKind } from "@crewline/domain/words/reports/record-text";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { fileFigure } from "./file-figure.ts";
import type { RecordRow } from "./record-rows.ts";

interface ColumnTerms {
  reportId: ReportId;
  table: ReportTable;
  locale: Locale;
}

const widths: Readonly<Partial<Record<RecordKind, number>>> = {
  text: 116,
  code: 126,
  day: 124,
  time: 84,
  money: 116,
  moment: 204,
  wage: 160,
};
const NARROW = 94;

/** Kept off the cards of narrow screens, which are long without them. */
const notOnCards: readonly RecordColumnId[] = ["regular", "doubletime", "rate", "changedBy"];

/** The columns of a report's records; those of figures also show the subtotals of its lines. */
export function recordTableColumns(terms: ColumnTerms): TableColumn<RecordRow>[] {
  const { reportId, table, locale } = terms;
  return (reportCatalogue[reportId].records ?? []).map((id, place) => {
    const kind = recordColumns[id];
    const written = { kind, currency: table.currency };
    const figure = (figures: readonly ReportCell[]) =>
      recordText(subtotalOf(reportId, id, figures), { ...written, timeZone: "UTC" }, locale);
    const ofRecord = ({ cells, timeZone }: ReportRecord) =>
      recordText(cells[place] ?? null, { ...written, timeZone }, locale);
    const isSummed = hasFigure(reportId, id);
    return {
      id,
      header: recordHeading(id, locale),
      align: isText(kind) ? "left" : "right",
      width: widths[kind] ?? NARROW,
      ...(notOnCards.includes(id) && { card: "hidden" as const }),
      isOptional: id === "changedBy" || id === "note" || isSpare(id, terms),
      cell: (row) => {
        if (row.kind === "record") return ofRecord(row.record);
        return isSummed ? figure(row.line.cells) : null;
      },
      csv: (row) => (row.kind === "record" ? fileValue(row.record, place, terms) : null),
      ...(isSummed && { footer: figure(table.totals) }),
    };
  });
}

function hasFigure(reportId: ReportId, id: RecordColumnId): boolean {
  const figures: readonly string[] = reportCatalogue[reportId].columns;
  return figures.includes(id);
}

function isText(kind: RecordKind): boolean {
  return kind === "text" || kind === "code" || kind === "day" || kind === "moment";
}

/** True for hours of a kind that tell nothing: double time without any, regular as all hours. */
function isSpare(id: RecordColumnId, { reportId, table: { totals } }: ColumnTerms): boolean {
  const total = subtotalOf(reportId, id, totals);
  if (id === "regular") return total === subtotalOf(reportId, "worked", totals);
  return id === "doubletime" && total === 0;
}

/** The value of a CSV file: numbers as decimals, days and times as text. */
function fileValue(record: ReportRecord, place: number, terms: ColumnTerms): ReportCell {
  const { reportId, table, locale } = terms;
  const { currency } = table;
  const id = reportCatalogue[reportId].records?.[place];
  const cell = record.cells[place] ?? null;
  if (id === undefined || cell === null) return null;
  const kind: RecordKind = recordColumns[id];
  if (kind === "rate") return Number(decimalRate(Number(cell)));
  if (typeof cell === "object" || !isFigure(kind)) {
    return recordText(cell, { kind, currency, timeZone: record.timeZone }, locale);
  }
  return fileFigure(cell, { kind, currency });
}
