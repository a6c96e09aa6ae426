import { coldStartBudget, documentBudgets } from "../budgets.ts";
import { besideBudget, printTable } from "../print-table.ts";
import type { ColdStart } from "./cold-start.ts";
import type { FollowUp } from "./follow-ups.ts";
import type { ProcedureLoad } from "./measure-loads.ts";
import type { Load } from "./load.ts";
import type { Act, MonthCost } from "./month-cost.ts";
import { costTogether } from "./month-cost.ts";

const timesMs = ["p50 ms", "p99 ms", "CPU ms"];
const ratios = ["p50 / bare", "CPU / bare"];

/** Prints how many requests one instance answers, and how soon, beside the bare handler. */
export function printLoads(loads: readonly ProcedureLoad[]): void {
  printTable(
    "Server: one instance, beside a bare tRPC handler that makes the same calls of Firestore",
    ["Procedure", "Requests", "At once", "/ s", ...timesMs, "Bare / s", ...timesMs, ...ratios],
    loads.map(({ name, product, bare }) => [
      name,
      String(product.requests),
      String(product.atOnce),
      ...figuresOf(product),
      ...figuresOf(bare),
      (product.p50Ms / bare.p50Ms).toFixed(1),
      (product.cpuMs / bare.cpuMs).toFixed(1),
    ]),
  );
}

function figuresOf({ perSecond, p50Ms, p99Ms, cpuMs }: Load): string[] {
  return [perSecond.toFixed(1), ...[p50Ms, p99Ms, cpuMs].map((ms) => ms.toFixed(0))];
}

/** Prints how soon a new process answers. */
export function printColdStart({ listeningMs, answeredMs }: ColdStart, baseline: number): void {
  printTable(
    "Server: cold start, from the start of the process (beside its budget, in multiples of the baseline)",
    ["Until", "ms", "/ baseline"],
    [
      ["it listens", listeningMs.toFixed(0), (listeningMs / baseline).toFixed(1)],
      [
        "its first answer",
        answeredMs.toFixed(0),
        besideBudget(answeredMs / baseline, coldStartBudget.baselines, 1),
      ],
    ],
  );
}

interface Documents {
  name: string;
  reads: number;
  writes: number;
}

/** Prints the documents of each act beside its budget; an act without one is over it. */
export function printDocuments(loads: readonly ProcedureLoad[], after: readonly FollowUp[]): void {
  const acts = [...loads.map(({ name, product }) => ({ ...product, name })), ...after];
  printTable(
    "Server: documents of each act (beside their budgets)",
    ["Act", "Read", "Written"],
    acts.map(documentRow),
  );
}

/** The documents of an act beside its budget. */
export function documentRow({ name, reads, writes }: Documents): string[] {
  const budget = documentBudgets[name] ?? { reads: 0, writes: 0 };
  return [name, besideBudget(reads, budget.reads), besideBudget(writes, budget.writes)];
}

/** Prints the dollars of a month by act, and together. */
export function printMonthCost(
  employees: number,
  acts: readonly Act[],
  costs: readonly MonthCost[],
): void {
  const times = new Map(acts.map(({ name, perEmployee }) => [name, perEmployee.toFixed(1)]));
  const dollars = ({ name, documents, calls, computing, total }: MonthCost) => [
    name,
    times.get(name) ?? "",
    ...[documents, calls, computing, total].map((amount) => amount.toFixed(2)),
  ];
  printTable(
    `Server: dollars a month for ${employees} employees, at list prices that were not verified`,
    ["Act", "Times each", "Documents", "Calls", "Computing", "Together"],
    [...costs, costTogether("Together", costs)].map(dollars),
  );
}
