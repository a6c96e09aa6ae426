/** Prints rows as columns of equal width under a title. */
export function printTable(title: string, header: string[], rows: string[][]): void {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  const rule = widths.map((width) => "-".repeat(width));
  console.log([`\n${title}`, line(header), line(rule), ...rows.map(line)].join("\n"));
}

/** A measured value beside what it may be: "172 / 185", with a mark where it is over. */
export function besideBudget(value: number, budget: number | undefined): string {
  const shown = Math.round(value);
  if (budget === undefined) return String(shown);
  return `${shown} / ${budget}${shown > budget ? "  OVER" : ""}`;
}
