import type { Sheet, SheetCell } from "@crewline/domain/projections/files/sheet";
import type { Cell } from "write-excel-file/universal";
import writeXlsxFile from "write-excel-file/universal";

/** How spreadsheets show the numbers of each kind. */
const formats = {
  hours: "[h]:mm",
  decimalHours: "#,##0.00",
  money: "#,##0.00",
  count: "#,##0",
  average: "#,##0.0",
  share: "0.0%",
} as const;

const bold = { fontWeight: "bold" as const };

/**
 * A sheet as an XLSX file. Text is stored as text, so leading zeros stay and nothing runs as a
 * formula; the totals are numbers, equal to those on screen.
 */
export function writeSheetXlsx({ header, rows, totals }: Sheet): Promise<Blob> {
  const data = [
    header.map((value) => ({ type: String, value, ...bold })),
    ...rows.map((cells) => cells.map((cell) => cellOf(cell))),
    ...(totals.length === 0 ? [] : [totals.map((cell) => cellOf(cell, bold))]),
  ];
  const columns = header.map((_heading, place) => ({ width: place === 0 ? 28 : 16 }));
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBlob();
}

function cellOf(cell: SheetCell, style: Partial<typeof bold> = {}): Cell {
  if (cell === null) return null;
  if (cell.kind === "text") return { type: String, value: cell.text, ...style };
  return { type: Number, value: cell.number, format: formats[cell.kind], ...style };
}
