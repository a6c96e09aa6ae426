import { expect, test } from "vitest";
import { isLabelledDay, usageByDay } from "./usage-by-day.ts";

test("days without a count stand between the others, and their bars are missing", () => {
  const usage = [
    { day: "2026-03-05", activeEmployees: 31 },
    { day: "2026-03-02", activeEmployees: 30 },
  ];
  expect(usageByDay(usage)).toEqual([
    { day: "2026-03-02", activeEmployees: 30 },
    { day: "2026-03-03", activeEmployees: null },
    { day: "2026-03-04", activeEmployees: null },
    { day: "2026-03-05", activeEmployees: 31 },
  ]);
  expect(usageByDay([])).toEqual([]);
});

const labelled = (days: number, most: number) =>
  Array.from({ length: days }, (_, index) => index).filter((index) =>
    isLabelledDay(index, days, most),
  );

test("the labels of days are the same number of weeks apart and end with the last day", () => {
  expect(labelled(90, 7)).toEqual([5, 19, 33, 47, 61, 75, 89]);
  expect(labelled(90, 4)).toEqual([5, 33, 61, 89]);
  expect(labelled(15, 7)).toEqual([0, 7, 14]);
  expect(labelled(5, 7)).toEqual([0, 1, 2, 3, 4]);
});
