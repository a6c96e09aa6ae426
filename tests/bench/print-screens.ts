import type { ScreenRow } from "./measure-routes.ts";
import { besideBudget, printTable } from "./print-table.ts";

/** Prints what a first visit of each screen cost, beside its budgets. */
export function printScreens(rows: readonly ScreenRow[], baseline: number): void {
  const kilobytes = (bytes: number) => bytes / 1000;
  printTable(
    "Screens: a first visit (brotli kB, and documents that the app and the server read, beside their budgets; paints in ms)",
    [
      "Screen",
      "kB",
      "Requests",
      "Reads",
      "Server",
      "Data kB",
      "FCP",
      "LCP",
      "LCP / baseline",
      "Slow FCP",
      "Slow LCP",
      "Slow ready",
    ],
    rows.map(({ label, plain, slow, budget }) => [
      label,
      besideBudget(kilobytes(plain.brotliBytes), budget.brotliKb),
      String(plain.requests),
      besideBudget(plain.documentReads, budget.documentReads),
      besideBudget(plain.serverReads, budget.serverReads),
      kilobytes(plain.dataBytes).toFixed(0),
      besideBudget(plain.firstPaintMs, undefined),
      besideBudget(plain.largestPaintMs, undefined),
      (plain.largestPaintMs / baseline).toFixed(2),
      slow === null ? "" : besideBudget(slow.firstPaintMs, budget.slowFirstPaintMs),
      slow === null ? "" : besideBudget(slow.largestPaintMs, budget.slowLargestPaintMs),
      slow === null ? "" : besideBudget(slow.readyMs, budget.slowReadyMs),
    ]),
  );
}
