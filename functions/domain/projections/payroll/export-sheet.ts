import type { Locale } from "../../kernel/formats/locale.ts";
import type { PayrollField } from "../../records/company/payroll-layout.ts";
import { exportTotals } from "../../records/pay/payroll-export.ts";
import { numericColumns, payrollRows } from "../files/payroll-csv.ts";
import type { Sheet, SheetCell } from "../files/sheet.ts";
import type { ExportContent, FileChoice } from "./export-file.ts";
import { exportSource } from "./export-file.ts";
import { layoutOf } from "./payroll-layouts.ts";
import { payrollTable } from "./payroll-table.ts";

/** The fields whose cells a spreadsheet can add up; all others are text, IDs and codes too. */
const numericFields: ReadonlySet<PayrollField> = new Set([
  "hours",
  "regularHours",
  "overtimeHours",
  "doubletimeHours",
  "rate",
  "amount",
  "salaryPay",
  "otherPay",
  "units",
  "unitPay",
]);

/**
 * Returns an export as rows of a spreadsheet, with the cells of its file. A spreadsheet that opens
 * the file itself takes "0042" for the number 42; here IDs and codes are text.
 */
export function exportSheet(
  content: ExportContent,
  { layoutId, files }: FileChoice,
  locale: Locale,
): Sheet {
  const layout = layoutOf(layoutId, files.layouts);
  if (layout === null) return standardSheet(content, locale);
  const { headings, rows } = payrollTable(layout, exportSource(content, files), locale);
  const isNumber = layout.columns.map(({ field }) => numericFields.has(field));
  return { header: headings, rows: rows.map((row) => sheetCells(row, isNumber)), totals: [] };
}

function standardSheet({ batch, lines }: ExportContent, locale: Locale): Sheet {
  const report = { ...batch, lines: [...lines], ...exportTotals(lines) };
  const { columns, rows } = payrollRows(report, locale);
  const isNumber = columns.map((_heading, place) => numericColumns.has(place));
  const cells = rows.map((row) => sheetCells(row, isNumber));
  return { header: columns, rows: cells.slice(0, -1), totals: cells.at(-1) ?? [] };
}

function sheetCells(
  row: readonly (string | number | null)[],
  isNumber: readonly boolean[],
): SheetCell[] {
  return row.map((cell, place) => {
    if (cell === null || cell === "") return null;
    const number = Number(cell);
    const isWritten = isNumber[place] === true && Number.isFinite(number);
    return isWritten ? { kind: "money", number } : { kind: "text", text: String(cell) };
  });
}
