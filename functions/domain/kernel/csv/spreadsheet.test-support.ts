/**
 * The cells of a file as a spreadsheet reads it that divides cells by `separator`: a quotation mark
 * counts only where a cell begins, and what follows the closing one belongs to the cell.
 */
export function openWith(separator: string, text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const { cell, end } = cellAt(text, at, separator);
    row.push(cell);
    const isLast = text[end] !== separator;
    if (isLast) {
      rows.push(row);
      row = [];
    }
    at = text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }
  return rows;
}

function cellAt(text: string, start: number, separator: string): { cell: string; end: number } {
  let at = start;
  let cell = "";
  if (text[at] === '"') {
    for (at += 1; at < text.length; at += 1) {
      if (text[at] !== '"') cell += text[at] ?? "";
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else break;
    }
    at += 1;
  }
  for (; at < text.length && !["\r", "\n", separator].includes(text[at] ?? ""); at += 1) {
    cell += text[at] ?? "";
  }
  return { cell, end: at };
}
