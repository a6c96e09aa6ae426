import type { Locale } from "../../kernel/formats/locale.ts";
import { writeCsvRows } from "../../kernel/csv/write-csv.ts";
import type { PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { isTimed } from "./file-rows.ts";
import { fileRows } from "./file-rows.ts";
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
    rows: fileRows(lines, layout.rows).map((row) =>
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

const amounts: ReadonlySet<string> = new Set(["amount", "otherPay", "unitPay"]);

/**
 * The lines of pay without hours, such as extra pay, that a layout without a column for amounts
 * leaves out: somebody has to enter them in the payroll program.
 */
export function leftOutOf(
  { columns }: Pick<PayrollLayout, "columns">,
  lines: readonly DatedLine[],
): DatedLine[] {
  const saysAmounts = columns.some(({ field }) => amounts.has(field));
  return saysAmounts ? [] : lines.filter((line) => !isTimed(line) && line.amountMinor !== 0);
}
