/** A value of a cell; numbers are written as they are, null as an empty cell. */
export type CsvCell = string | number | null;

/**
 * CSV text of a header and rows, for spreadsheets: UTF-8 with a byte-order mark, comma-separated,
 * CRLF (RFC 4180). Text that a spreadsheet would run as a formula starts with an apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const inert = startsLikeFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A plain signed number such as -12.50 is data; anything else behind =, +, -, @, tab or CR is not. */
function startsLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);
}
