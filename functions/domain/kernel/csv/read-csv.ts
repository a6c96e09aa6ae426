import { unguardCell } from "./formula-guard.ts";

/** A line of a file: `line` is its number in the text, counted from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

export interface CsvTable {
  header: string[];
  rows: CsvLine[];
  /** The line of a quotation mark that nothing closes, or null: the file was cut or is broken. */
  openQuoteAt: number | null;
}

/**
 * The cells of a file or of what was copied out of a spreadsheet. Cells are divided by tabs,
 * semicolons or commas, whichever the first line has most of; cells in double quotes may hold
 * dividers, quotes and line breaks (RFC 4180). Every cell stays text, so that leading zeros
 * survive; a byte-order mark, the guard of formulas and empty lines are taken away.
 */
export function readCsv(text: string): CsvTable {
  const { lines, openQuoteAt } = split(text.replace(/^\uFEFF/u, ""));
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { header: (header?.cells ?? []).map((cell) => cell.trim()), rows, openQuoteAt };
}

function split(text: string): { lines: CsvLine[]; openQuoteAt: number | null } {
  const cellForm = cellFormFor(dividerOf(text));
  const lines: CsvLine[] = [];
  let openQuoteAt: number | null = null;
  let line = 1;
  let present: CsvLine = { line, cells: [] };
  for (const [whole, quoted, bare = "", end] of text.matchAll(cellForm)) {
    if (bare.startsWith('"')) openQuoteAt ??= line;
    present.cells.push(finished(quoted, bare));
    line += whole.match(lineBreak)?.length ?? 0;
    if (end === "" || /[\r\n]/.test(end ?? "")) {
      lines.push(present);
      present = { line, cells: [] };
    }
    if (end === "") break;
  }
  return { lines, openQuoteAt };
}

const lineBreak = /\r\n|\r|\n/g;

/** One cell and what ends it: in quotes, perhaps with something behind them, or without. */
function cellFormFor(divider: string): RegExp {
  return new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)")?([^${divider}\\r\\n]*)(${divider}|\\r\\n|\\r|\\n|$)`,
    "gy",
  );
}

/** Quoted cells are read exactly; spreadsheets and people put spaces around other cells. */
function finished(quoted: string | undefined, bare: string): string {
  return unguardCell(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"') + bare);
}

function dividerOf(text: string): string {
  const [firstLine = ""] = /(?:"(?:[^"]|"")*"|[^"\r\n])+/u.exec(text) ?? [];
  const bare = firstLine.replaceAll(/"[^"]*"/gu, "");
  const count = (sign: string) => bare.split(sign).length;
  const [most] = ["\t", ";", ","].toSorted((a, b) => count(b) - count(a));
  return most ?? ",";
}
