import type { Locale } from "../../kernel/formats/locale.ts";
import { TEN_THOUSANDTHS } from "../../kernel/money/rate.ts";
import type { ReportId, ReportTable } from "../../records/reports/report.ts";
import type { RecordCell, ReportRecord } from "../../records/reports/report-record.ts";
import { recordText } from "../../words/reports/record-text.ts";
import { reportTexts } from "../../words/reports/report-words.ts";
import type { Sheet, SheetCell } from "../files/sheet.ts";
import { reportCatalogue } from "../reports/report-catalogue.ts";
import { sheetCell } from "../reports/report-sheet.ts";
import type { RecordColumnId } from "../reports/record-columns.ts";
import { recordColumns } from "../reports/record-columns.ts";
import { recordHeading, subtotalOf } from "./record-heading.ts";

interface SheetTerms {
  reportId: ReportId;
  table: ReportTable;
  locale: Locale;
}

/** Returns the records of a report for a file, with the totals of the report last. */
export function recordSheet(records: readonly ReportRecord[], terms: SheetTerms): Sheet {
  const { reportId, table, locale } = terms;
  const columns = reportCatalogue[reportId].records ?? [];
  const { total } = reportTexts(locale);
  const totalOf = (id: RecordColumnId) => subtotalOf(reportId, id, table.totals);
  return {
    header: columns.map((id) => recordHeading(id, locale)),
    rows: records.map((record) =>
      columns.map((id, place) => cellOf(id, { record, cell: record.cells[place] ?? null }, terms)),
    ),
    totals: columns.map((id, place) => {
      if (place === 0) return { kind: "text", text: total };
      const { kind } = figureOf(id);
      return kind === null ? null : sheetCell(kind, totalOf(id), table.currency);
    }),
  };
}

interface Value {
  record: ReportRecord;
  cell: RecordCell;
}

function cellOf(
  id: RecordColumnId,
  { record, cell }: Value,
  { table: { currency }, locale }: SheetTerms,
): SheetCell {
  const kind = recordColumns[id];
  if (cell === null) return null;
  if (kind === "rate") return { kind: "money", number: Number(cell) / TEN_THOUSANDTHS };
  const figure = figureOf(id).kind;
  if (figure !== null) return sheetCell(figure, cell, currency);
  const { timeZone } = record;
  return { kind: "text", text: recordText(cell, { kind, currency, timeZone }, locale) };
}

/** The kind of a column that a spreadsheet can add up or sort; null for texts. */
function figureOf(id: RecordColumnId) {
  const kind = recordColumns[id];
  return { kind: kind === "hours" || kind === "money" || kind === "day" ? kind : null };
}
