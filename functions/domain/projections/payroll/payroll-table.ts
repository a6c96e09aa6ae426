import type { Locale } from "../../kernel/formats/locale.ts";
import { writeCsvRows } from "../../kernel/csv/write-csv.ts";
import type { PayrollField, PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { fileRows, isOtherPay, isSalary, isTimed } from "./file-rows.ts";
import type { FileFacts } from "./file-cells.ts";
import { fileCell } from "./file-cells.ts";

/** The source of a file: the lines of an export or a report, and what they belong to. */
export interface FileSource extends FileFacts {
  lines: readonly DatedLine[];
}

/** The headings and rows of a payroll file. */
export interface PayrollTable {
  headings: string[];
  rows: string[][];
}

/** Returns the table of a payroll file in a layout, one row for each of its rows. */
export function payrollTable(
  layout: PayrollLayout,
  { lines, ...facts }: FileSource,
  locale: Locale,
): PayrollTable {
  const { columns, days, rows } = layout;
  return {
    headings: columns.map(({ heading }) => heading),
    rows: fileRows(lines, layout, facts.costCentres).map((row) =>
      columns.map((column) => fileCell({ ...facts, row, rows, column, days, locale })),
    ),
  };
}

/**
 * The text of a payroll file in a layout. Providers' imports take the byte-order mark for a part of
 * the first heading, so there is none.
 */
export function payrollText(layout: PayrollLayout, source: FileSource, locale: Locale): string {
  const { headings, rows } = payrollTable(layout, source, locale);
  return writeCsvRows(layout.hasHeadings ? [headings, ...rows] : rows, layout.separator);
}

/**
 * Returns the lines of pay without hours, such as extra pay, for which a layout has no column: the
 * payroll program has to pay them without the file. A row per employee has one rate for all of it, so
 * "rate, or the amount of extra pay" says no amount there.
 */
export function leftOutOf(
  { columns, rows }: Pick<PayrollLayout, "columns" | "rows">,
  lines: readonly DatedLine[],
): DatedLine[] {
  const has = (field: PayrollField) => columns.some((column) => column.field === field);
  if (has("amount") || (has("unitPay") && rows !== "employee")) return [];
  const isTold = (line: DatedLine) =>
    (has("otherPay") && isOtherPay(line, rows)) || (has("salaryPay") && isSalary(line));
  return lines.filter((line) => !isTimed(line) && line.amountMinor !== 0 && !isTold(line));
}
