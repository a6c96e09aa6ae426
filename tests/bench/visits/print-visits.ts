import { visitBudget } from "../budgets.ts";
import { besideBudget, printTable } from "../print-table.ts";
import type { AppCost } from "./bench-visits.ts";
import type { VisitCost } from "./measure-visits.ts";

/** Prints first and later visits of the product, as multiples of the minimal app's, too. */
export function printVisits(product: AppCost, floor: AppCost): void {
  printFirst(product, floor);
  const { openMs, menuMs, longTasks, layoutShift } = visitBudget;
  printTable(
    "Visits of a device that keeps the app: ms to five painted rows (beside their budgets, and as multiples of the minimal app's); unrest on a 4x slower CPU",
    [
      "Screen",
      "Opened",
      "/ floor",
      "By the menu",
      "/ floor",
      "Again",
      "/ floor",
      "Tasks above 100 ms",
      "Layout shift",
    ],
    product.again.map((cost) => {
      const least = ofSameList(cost, floor.again);
      return [
        cost.label,
        besideBudget(cost.openMs, openMs),
        ratio(cost.openMs, least.openMs),
        besideBudget(cost.menuMs, menuMs),
        ratio(cost.menuMs, least.menuMs),
        besideBudget(cost.menuAgainMs, menuMs),
        ratio(cost.menuAgainMs, least.menuAgainMs),
        besideBudget(cost.longTasks, longTasks),
        besideBudget(cost.layoutShift, layoutShift, 3),
      ];
    }),
  );
  printFloor(floor);
}

/** The minimal app has two lists; what it has not is compared with the first of them. */
function ofSameList({ label }: VisitCost, lists: readonly VisitCost[]): VisitCost {
  const list = lists.find((one) => one.label === label) ?? lists[0];
  if (list === undefined) throw new Error("The minimal app was not measured.");
  return list;
}

function ratio(value: number, least: number): string {
  return (value / least).toFixed(1);
}

function printFirst(product: AppCost, floor: AppCost): void {
  const values = ({ plain, slow }: AppCost) => [
    plain.brotliBytes / 1000,
    plain.firstPaintMs,
    plain.largestPaintMs,
    slow.firstPaintMs,
    slow.largestPaintMs,
    slow.readyMs,
  ];
  const [own, least] = [values(product), values(floor)];
  printTable(
    "First visit of the list of employees, beside a minimal app of the same libraries",
    ["App", "kB", "FCP", "LCP", "Slow FCP", "Slow LCP", "Slow rows"],
    [
      ["Product", ...own.map((value) => value.toFixed(0))],
      ["Floor", ...least.map((value) => value.toFixed(0))],
      ["Product / floor", ...own.map((value, index) => ratio(value, least[index] ?? Number.NaN))],
    ],
  );
}

function printFloor({ again }: AppCost): void {
  printTable(
    "The same of the minimal app",
    ["Screen", "Opened", "By the menu", "Again", "Tasks above 100 ms", "Layout shift"],
    again.map(({ label, openMs, menuMs, menuAgainMs, longTasks, layoutShift }) => [
      label,
      ...[openMs, menuMs, menuAgainMs, longTasks].map((value) => value.toFixed(0)),
      layoutShift.toFixed(3),
    ]),
  );
}
