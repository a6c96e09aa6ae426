/** Mark a value that is over its budget, and a score that is under the least asked for. */
const overMark = "OVER";
const underMark = "UNDER";

/** Ends a bench that checks its budgets, and found a value over one. */
export const overBudgetCode = 2;

/** Whether `--check` asks to fail for a value over its budget. */
export const isCheck = process.argv.includes("--check");

/** Prints rows as columns of equal width under a title; a check fails for what is over its budget. */
export function printTable(title: string, header: string[], rows: string[][]): void {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  const rule = widths.map((width) => "-".repeat(width));
  console.log([`\n${title}`, line(header), line(rule), ...rows.map(line)].join("\n"));
  if (isCheck && isOverBudget(title, rows)) process.exitCode = overBudgetCode;
}

/** Whether the title or a row has a value that misses its budget. */
export function isOverBudget(title: string, rows: readonly string[][]): boolean {
  return [title, ...rows.flat()].some(
    (text) => text.includes(overMark) || text.includes(underMark),
  );
}

/** A measured value beside what it may be: "172 / 185", with a mark where it is over. */
export function besideBudget(value: number, budget: number | undefined, digits = 0): string {
  const shown = Number(value.toFixed(digits));
  if (budget === undefined) return String(shown);
  return `${shown} / ${budget}${shown > budget ? `  ${overMark}` : ""}`;
}

/** A score beside what it must reach: "97 / 98", with a mark where it is under. */
export function besideFloor(score: number, least: number): string {
  return `${score} / ${least}${score >= least ? "" : `  ${underMark}`}`;
}
