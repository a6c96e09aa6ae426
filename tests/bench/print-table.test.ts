import { expect, test } from "vitest";
import { besideBudget, besideFloor, isOverBudget } from "./print-table.ts";

test("a check of the budgets passes at a limit, and without one", () => {
  expect(
    isOverBudget("Screens", [["Home", besideBudget(15, 15), besideBudget(99, undefined)]]),
  ).toBe(false);
});

test("a check of the budgets fails for one read too many, in a row or in the title", () => {
  expect(
    isOverBudget("Screens", [
      ["Alerts", "12"],
      ["Home", besideBudget(16, 15)],
    ]),
  ).toBe(true);
  expect(isOverBudget(`Reports: ${besideBudget(1501, 1500)} documents`, [])).toBe(true);
});

test("a check of the scores passes at the least that is asked, and fails below it", () => {
  expect(isOverBudget("Scores", [["/login", besideFloor(98, 98)]])).toBe(false);
  expect(isOverBudget("Scores", [["/login", besideFloor(97, 98)]])).toBe(true);
  expect(isOverBudget("Scores", [["/login", besideFloor(Number.NaN, 98)]])).toBe(true);
});
