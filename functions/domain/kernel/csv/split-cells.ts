/**
 * The trimmed cells of one line. A line with a tab is divided by tabs, one with a semicolon by
 * semicolons, any other by commas; a cell in double quotes may hold the divider. A decimal comma
 * at the end of a line divided by commas ("Barista, 18,50") stays with its number.
 */
export function splitCells(line: string): string[] {
  const divider = ["\t", ";"].find((sign) => line.includes(sign)) ?? ",";
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === divider && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  cells.push(cell);
  return divider === "," ? withDecimalComma(cells) : cells.map((text) => text.trim());
}

function withDecimalComma(cells: string[]): string[] {
  const whole = cells.at(-2) ?? "";
  const decimals = cells.at(-1) ?? "";
  const trimmed = cells.map((cell) => cell.trim());
  // "18, 50" with a space is two cells: the decimal comma has none behind it.
  if (!/\d$/u.test(whole) || !/^\d{1,2}(?!\d)/u.test(decimals)) return trimmed;
  return [...trimmed.slice(0, -2), `${whole.trim()},${decimals.trim()}`];
}
