import { directoryBudget, monthBudget } from "./budgets.ts";
import type { DirectoryCost } from "./measure-directory.ts";
import type { MonthPage } from "./measure-month.ts";
import { besideBudget, printTable } from "./print-table.ts";

/** Prints the costs of a large directory beside their budgets. */
export function printDirectory(cost: DirectoryCost): void {
  const { documentReads, searchMs, slowFramePercent } = directoryBudget;
  printTable(
    "Directory: open it, press a key in the search, scroll (beside their budgets)",
    ["People", "Reads", "Firestore kB", "List ms", "Search ms", "Frames", "% above 20 ms"],
    [
      [
        String(cost.people),
        besideBudget(cost.documentReads, documentReads),
        cost.firestoreKb.toFixed(0),
        cost.listMs.toFixed(0),
        besideBudget(cost.searchMs, searchMs),
        String(cost.frames),
        besideBudget(cost.slowFramePercent, slowFramePercent),
      ],
    ],
  );
}

/** Prints the costs of the pages of a large month beside their budgets. */
export function printMonth(pages: readonly MonthPage[]): void {
  printTable(
    "Time Entries: a month of 500 employees (each page beside its budgets)",
    ["Page", "Entries loaded", "Reads", "Firestore kB"],
    pages.map(({ entries, documentReads, firestoreKb }, index) => [
      String(index + 1),
      String(entries),
      besideBudget(documentReads, monthBudget.documentReads),
      besideBudget(firestoreKb, monthBudget.firestoreKb),
    ]),
  );
}
