import { aCompany } from "./ruled-company.test-support.ts";
import { expect, test } from "vitest";
import { rangeAround, weekStartsOf } from "./day-range.ts";

const company = aCompany();

test.each([
  ["2026-02-10", "2026-02-01", "2026-02-28"],
  ["2028-02-29", "2028-02-01", "2028-02-29"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
])("the month of %s is from %s to %s", (day, firstDay, lastDay) => {
  expect(rangeAround(company, day, "month")).toEqual({ firstDay, lastDay });
});

test("a week begins on the first day of the company's workweek", () => {
  const range = rangeAround(company, "2026-03-05", "week");
  expect(range).toEqual({ firstDay: "2026-03-02", lastDay: "2026-03-08" });
  expect(weekStartsOf(company, range)).toEqual(["2026-03-02"]);
});

test("a month has parts of the weeks at its ends", () => {
  const range = rangeAround(company, "2026-03-05", "month");
  const starts = weekStartsOf(company, range);
  expect([starts.at(0), starts.at(-1), starts.length]).toEqual(["2026-02-23", "2026-03-30", 6]);
});
