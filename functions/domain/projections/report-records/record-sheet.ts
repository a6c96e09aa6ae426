import type { Locale } from "../../kernel/formats/locale.ts";
import { TEN_THOUSANDTHS } from "../../kernel/money/rate.ts";
import type { ReportId, ReportTable } from "../../records/reports/report.ts";
import type { RecordCell, ReportRecord } from "../../records/reports/report-record.ts";
import { isFigure, recordText } from "../../words/reports/record-text.ts";
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
      const kind = recordColumns[id];
      return isFigure(kind) ? sheetCell(kind, totalOf(id), table.currency) : null;
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
  const { timeZone } = record;
  const text = {
    kind: "text" as const,
    text: recordText(cell, { kind, currency, timeZone }, locale),
  };
  if (typeof cell === "object") return text;
  if (kind === "rate") return { kind: "money", number: Number(cell) / TEN_THOUSANDTHS };
  return isFigure(kind) ? sheetCell(kind, cell, currency) : text;
}
