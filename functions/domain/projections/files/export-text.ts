import type { CsvCell } from "../../kernel/csv/write-csv.ts";
import { writeCsv, writeCsvRows } from "../../kernel/csv/write-csv.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ExportRow } from "../../records/data-export/data-export.ts";
import type { ExportKind } from "../../records/data-export/export-kinds.ts";
import { exportColumns, exportKindNames } from "../../records/data-export/export-kinds.ts";
import { archiveWords } from "../../words/files/archive-words.ts";
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

interface Archive {
  started: Pick<DataExport, "startedAt" | "startedByName">;
  company: { name: string; currency: string; timeZone: string };
}

/** The README of the archive: its files and how to read them. */
export function archiveReadme(
  { started, company }: Archive,
  counts: ReadonlyMap<ExportKind, number>,
  locale: Locale,
): string {
  const { title, taken, formats, file, help } = archiveWords(locale);
  return [
    title(company.name),
    taken(started.startedAt, started.startedByName),
    "",
    formats,
    ...exportKindNames.map((kind) => `  ${file(kind, counts.get(kind) ?? 0)}`),
    "",
    ...help(company.currency, company.timeZone),
    "",
  ].join("\r\n");
}
