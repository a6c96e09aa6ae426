import { expect, test } from "vitest";
import { documentBudgets } from "../budgets.ts";
import { isOverBudget } from "../print-table.ts";
import { documentRow } from "./print-server.ts";

const [name, budget] = Object.entries(documentBudgets)[0] ?? ["", { reads: 0, writes: 0 }];

test("an act within its budget of documents passes, one read or one write more fails", () => {
  const rowsOf = (reads: number, writes: number) => [documentRow({ name, reads, writes })];
  expect(isOverBudget("Documents", rowsOf(budget.reads, budget.writes))).toBe(false);
  expect(isOverBudget("Documents", rowsOf(budget.reads + 1, budget.writes))).toBe(true);
  expect(isOverBudget("Documents", rowsOf(budget.reads, budget.writes + 1))).toBe(true);
});

test("an act without a budget fails, so that a new one gets its own", () => {
  expect(isOverBudget("Documents", [documentRow({ name: "new", reads: 1, writes: 0 })])).toBe(true);
});
