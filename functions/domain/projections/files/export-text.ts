import type { CsvCell } from "../../kernel/csv/write-csv.ts";
import { writeCsv, writeCsvRows } from "../../kernel/csv/write-csv.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { ExportRow } from "../../records/data-export/data-export.ts";
import type { ExportKind } from "../../records/data-export/export-kinds.ts";
import {
  exportColumns,
  exportKindNames,
  exportKinds,
} from "../../records/data-export/export-kinds.ts";
import type { DataExport } from "../../records/data-export/export-record.ts";

/** The first line of a kind's CSV file. */
export function csvHead(kind: ExportKind): string {
  return writeCsv(exportColumns(kind), []);
}

/** Rows of a kind as lines of CSV; what is not a plain value is JSON in its cell. */
export function csvLines(kind: ExportKind, rows: readonly ExportRow[]): string {
  const columns = exportColumns(kind);
  return writeCsvRows(rows.map((row) => columns.map((column) => cellOf(row[column]))));
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

/** Rows as elements of a JSON array; `isFirst` for the first rows of the file. */
export function jsonElements(rows: readonly ExportRow[], isFirst: boolean): string {
  const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
  return isFirst || lines === "" ? lines : `,\n${lines}`;
}

/** The README of the archive: its files and how to read them. */
export function archiveReadme(
  batch: Pick<DataExport, "startedAt" | "startedByName">,
  company: { name: string; currency: string; timeZone: string },
  counts: ReadonlyMap<ExportKind, number>,
): string {
  const files = exportKindNames.map(
    (kind) => `  ${kind}: ${counts.get(kind) ?? 0} rows. ${exportKinds[kind].says}`,
  );
  return [
    `All data of ${company.name} from ${PRODUCT_NAME}`,
    `Taken at ${batch.startedAt} by ${batch.startedByName}.`,
    "",
    "Each kind of data is there twice: as CSV for spreadsheets and as JSON for programs.",
    ...files,
    "",
    "How to read it",
    "  Instants are UTC, for example 2026-11-21T05:00:00.000Z.",
    `  Days (YYYY-MM-DD) are those of the location or, of weeks, of the person; the company is in ${company.timeZone}.`,
    "  Durations are whole seconds.",
    `  Amounts ("...Minor") are whole hundredths of ${company.currency}, or its smallest unit.`,
    '  Rates ("...TenThousandths") are ten-thousandths of the currency per hour: 185000 is 18.50.',
    "  In CSV, lists and nested values are JSON in their cell. Text that a spreadsheet would run",
    "  as a formula begins with an apostrophe there; JSON has it unchanged.",
    "  Data that changes while the archive is written may be in one file and not in another.",
    "  PINs, passwords and links of invitations are not included.",
    "",
  ].join("\r\n");
}
