import type { Locale } from "../../kernel/formats/locale.ts";
import { writeCsvRows } from "../../kernel/csv/write-csv.ts";
import type { PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { fileRows, isTimed } from "./file-rows.ts";
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
  const { columns, days } = layout;
  return {
    headings: columns.map(({ heading }) => heading),
    rows: fileRows(lines, layout, facts.costCentres).map((row) =>
      columns.map((column) => fileCell({ ...facts, row, column, days, locale })),
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
 * Returns the lines of pay without hours, such as extra pay, for which a layout has no column: an
 * admin enters them in the payroll program. A row per employee has one rate for all of it, so
 * "rate, or the amount of extra pay" says no amount there.
 */
export function leftOutOf(
  { columns, rows }: Pick<PayrollLayout, "columns" | "rows">,
  lines: readonly DatedLine[],
): DatedLine[] {
  const amounts = ["amount", "otherPay", ...(rows === "employee" ? [] : ["unitPay"])];
  const saysAmounts = columns.some(({ field }) => amounts.includes(field));
  return saysAmounts ? [] : lines.filter((line) => !isTimed(line) && line.amountMinor !== 0);
}
