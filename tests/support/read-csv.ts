/** The rows of a CSV file by the names of its columns; for files without quoted commas. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text
    .replace(/^\uFEFF/u, "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ""])));
}

/** The sum of one column. */
export function sumOf(lines: readonly Record<string, string>[], column: string): number {
  return lines.reduce((sum, line) => sum + Number(line[column]), 0);
}

/** The lines of a file whose last one is their total. */
export function withTotal(lines: readonly Record<string, string>[]) {
  return { parts: lines.slice(0, -1), total: lines.at(-1) };
}
