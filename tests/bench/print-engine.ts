import { importBudget } from "./budgets.ts";
import { measureImports } from "./measure-import.ts";
import { measurePayEngine } from "./pay-engine.ts";
import { besideBudget, printTable } from "./print-table.ts";

/** Imports the functions, and prints how long it takes beside what it may take. */
export function printImports(functionsFolder: string, baseline: number): void {
  const { bundleMs, sourcesMs } = measureImports(functionsFolder);
  printTable(
    "Functions: import in a fresh process (at most a quarter of the unbundled import)",
    ["What", "ms", "/ baseline", "% of unbundled"],
    [["bundle", bundleMs, importBudget.percent] as const, ["unbundled", sourcesMs] as const].map(
      ([what, ms, percent]) => [
        what,
        ms.toFixed(0),
        (ms / baseline).toFixed(2),
        besideBudget((100 * ms) / sourcesMs, percent),
      ],
    ),
  );
}

/** Lets the pay engine count a year, and prints how fast it is. */
export function printPayEngine(): void {
  const { header, rows } = measurePayEngine();
  printTable("Pay engine: a year of 500 people on one core", header, rows);
}
