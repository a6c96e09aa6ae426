import { guardCell } from "./formula-guard.ts";

/** A value of a cell; numbers are written as they are, null as an empty cell. */
export type CsvCell = string | number | null;

/**
 * CSV text of a header and rows, for spreadsheets: UTF-8 with a byte-order mark, comma-separated,
 * CRLF (RFC 4180). Text that a spreadsheet would run as a formula starts with an apostrophe, which
 * `readCsv` takes away again.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${writeCsvRows([header, ...rows])}`;
}

/** Rows of a file without a byte-order mark, such as further ones of what `writeCsv` began. */
export function writeCsvRows(rows: readonly (readonly CsvCell[])[], separator = ","): string {
  return rows.map((cells) => `${cells.map(writeCell).join(separator)}\r\n`).join("");
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const inert = guardCell(cell);
  return /[",;\r\n\t]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
