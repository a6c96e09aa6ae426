import { rosterBudget } from "./budgets.ts";
import type { RosterCost } from "./measure-roster.ts";
import { besideBudget, printTable } from "./print-table.ts";

/** Prints the costs of a full week beside their budgets, and beside a plain table of its cards. */
export function printRoster(cost: RosterCost, baseline: number): void {
  const { documentReads, firstShiftsMs, weekChangeMs } = rosterBudget;
  printTable(
    "Schedules: open a full week, turn to it again (beside their budgets)",
    [
      "People",
      "Shifts",
      "Reads",
      "Firestore kB",
      "First shifts ms",
      "Week change ms",
      "/ baseline",
      "Work ms / 1,000 shifts",
      "Plain table",
      "Cards in the page",
    ],
    [
      [
        String(cost.people),
        String(cost.shifts),
        besideBudget(cost.documentReads, documentReads),
        cost.firestoreKb.toFixed(0),
        besideBudget(cost.firstShiftsMs, firstShiftsMs),
        besideBudget(cost.weekChangeMs, weekChangeMs),
        (cost.weekChangeMs / baseline).toFixed(2),
        cost.workMsPerThousand.toFixed(0),
        cost.plainMsPerThousand.toFixed(0),
        String(cost.cardsInPage),
      ],
    ],
  );
}
