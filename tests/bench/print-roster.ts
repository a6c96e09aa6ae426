import { rosterBudget } from "./budgets.ts";
import type { RosterCost } from "./measure-roster.ts";
import { besideBudget, printTable } from "./print-table.ts";

/** Prints the costs of weeks beside their budgets, and beside a plain table of their cards. */
export function printRoster(costs: readonly RosterCost[], baseline: number): void {
  const { documentReads, firstShiftsAgainMs, weekChangeMs, scriptMs, dragMoveMs } = rosterBudget;
  printTable(
    "Schedules: open a week, turn to it again (beside their budgets)",
    [
      "People",
      "Shifts",
      "Reads",
      "Firestore kB",
      "First shifts ms",
      "Again ms",
      "Week change ms",
      "/ baseline",
      "Script ms",
      "Drag move ms",
      "Publish ms",
      "Work ms / 1,000 shifts",
      "Plain table",
      "Cards in the page",
    ],
    costs.map((cost) => [
      String(cost.people),
      String(cost.shifts),
      besideBudget(cost.documentReads, documentReads),
      cost.firestoreKb.toFixed(0),
      cost.firstShiftsMs.toFixed(0),
      besideBudget(cost.firstShiftsAgainMs, firstShiftsAgainMs),
      besideBudget(cost.weekChangeMs, weekChangeMs),
      (cost.weekChangeMs / baseline).toFixed(2),
      besideBudget(cost.scriptMs, scriptMs),
      besideBudget(cost.dragMoveMs, dragMoveMs),
      cost.publishMs.toFixed(0),
      cost.workMsPerThousand.toFixed(0),
      cost.plainMsPerThousand.toFixed(0),
      String(cost.cardsInPage),
    ]),
  );
}
