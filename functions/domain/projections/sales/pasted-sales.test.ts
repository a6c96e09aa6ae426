import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { readSum } from "../../kernel/money/typed-amount.ts";
import { daysFromTo } from "../../kernel/time/local-date.ts";
import type { SalesHour } from "../../records/sales/sales-month.ts";
import { clockHours } from "../../rules/sales/clock-hours.ts";
import { pasteSales } from "./pasted-sales.ts";

const days = daysFromTo("2026-10-26", "2026-11-01");
const hoursOf = (day: string) => clockHours(day, "America/New_York");
const allHours = clockHours("2026-11-01", "America/New_York");
const totals = days.map((day) => [{ day, hour: null }]);
const byHour = [null, ...allHours].map((hour) =>
  days.map((day) => (hour === null || hoursOf(day).includes(hour) ? { day, hour } : null)),
);

function paste(
  text: string,
  grid = totals as typeof byHour,
  day = days[0] ?? "",
  hour: SalesHour | null = null,
) {
  const reader = { dayOrder: "month", locale: american } as const;
  const isAmount = (cell: string) => readSum(cell, "USD", american) !== null;
  return pasteSales(text, { grid, at: { day, hour }, hoursOf, isAmount, ...reader });
}

test("a column or a row of amounts fills the days from the field on", () => {
  const three = [
    { day: "2026-10-26", hour: null, text: "1,240.50" },
    { day: "2026-10-27", hour: null, text: "900" },
    { day: "2026-10-28", hour: null, text: "" },
  ];
  expect(paste("1,240.50\n900\n\n")?.cells).toEqual(three.slice(0, 2));
  expect(paste("1,240.50\t900\t")?.cells).toEqual(three);
});

test("an empty row of a block keeps the rows below it in their place", () => {
  const pasted = paste("1\t2\n\t\n3\t4\n", byHour, "2026-10-26", "09");
  expect(pasted?.cells.filter(({ text }) => text !== "")).toEqual([
    { day: "2026-10-26", hour: "09", text: "1" },
    { day: "2026-10-27", hour: "09", text: "2" },
    { day: "2026-10-26", hour: "11", text: "3" },
    { day: "2026-10-27", hour: "11", text: "4" },
  ]);
});

test("amounts beyond the last day are given back and not lost", () => {
  expect(paste("100\n200\n300", undefined, "2026-10-31")?.left).toEqual(["300"]);
});

test("a single amount is left to the field", () => {
  expect(paste("1,240.50")).toBeNull();
  expect(paste("nonsense, all of it")).toBeNull();
});

test("a list of day, hour and amount is placed by what it names", () => {
  const list =
    "Date,Hour,Sales\n10/27/2026,9 AM,120.50\n11/1/2026,1:00,10\n11/1/2026,1:00,20\n12/1/2026,9,5";
  expect(paste(list)).toMatchObject({
    cells: [
      { day: "2026-10-27", hour: "09", text: "120.50" },
      { day: "2026-11-01", hour: "01", text: "10" },
      { day: "2026-11-01", hour: "01b", text: "20" },
    ],
    left: ["12/1/2026  9  5"],
  });
  expect(paste("2026-10-30\t1240,50")?.cells).toEqual([
    { day: "2026-10-30", hour: null, text: "1240,50" },
  ]);
});

test("a block with days above and hours at the left is placed by its headings", () => {
  const block = "\t10/26/2026\t10/28/2026\n9-10 AM\t50\t\n12-1 PM\t70\t80\nTotal\t120\t80";
  expect(paste(block, byHour)?.cells).toEqual([
    { day: "2026-10-26", hour: "09", text: "50" },
    { day: "2026-10-26", hour: "12", text: "70" },
    { day: "2026-10-28", hour: "12", text: "80" },
    { day: "2026-10-26", hour: null, text: "120" },
    { day: "2026-10-28", hour: null, text: "80" },
  ]);
});

test("a block without headings goes right and down; the hour that a day lacks keeps no amount", () => {
  expect(paste("1\t2\n3\t4", byHour, "2026-10-31", "01")).toMatchObject({
    cells: [
      { day: "2026-10-31", hour: "01", text: "1" },
      { day: "2026-11-01", hour: "01", text: "2" },
      { day: "2026-11-01", hour: "01b", text: "4" },
    ],
    left: ["3"],
  });
});

test("labels of days without a year landed in the amounts", () => {
  const pasted = paste("Mon 10/26\t100\nTue 10/27\t200\nSun 11/1\t300\nTotal\t600");
  expect(pasted).toEqual({
    cells: [
      { day: "2026-10-26", hour: null, text: "100" },
      { day: "2026-10-27", hour: null, text: "200" },
      { day: "2026-11-01", hour: null, text: "300" },
    ],
    left: ["Total  600"],
    takenAs: "days",
    labels: [],
    refused: null,
  });
  expect(paste("Day\tSales\nTuesday\t200")?.cells).toEqual([
    { day: "2026-10-27", hour: null, text: "200" },
  ]);
  expect(paste("11/2\t100\n11/3\t200")).toMatchObject({
    cells: [],
    left: ["11/2  100", "11/3  200"],
  });
});

test("the label of one row is no amount, and is told", () => {
  expect(paste("Store 4\t100\t200", totals, "2026-10-27")).toMatchObject({
    cells: [
      { day: "2026-10-27", hour: null, text: "100" },
      { day: "2026-10-28", hour: null, text: "200" },
    ],
    takenAs: "label",
    labels: ["Store 4"],
  });
  expect(paste("Net sales\n100\n200")).toMatchObject({
    cells: [{ text: "100" }, { text: "200" }],
    labels: ["Net sales"],
  });
});

test("rows that are named by neither day nor hour are refused", () => {
  const rowNames = { cells: [], left: [], refused: "rowNames", labels: ["Store 4", "Store 5"] };
  expect(paste("Store 4\t100\nStore 5\t200")).toMatchObject(rowNames);
  expect(paste("\tMon\tTue\nStore 4\t100\t1\nStore 5\t200\t2")).toMatchObject(rowNames);
});

test("a list with several amounts for each day is refused", () => {
  expect(paste("Mon 10/26\t100\t8.25\nTue 10/27\t200\t16.5")).toMatchObject({
    cells: [],
    refused: "severalAmounts",
  });
});

test("hours at the left place their rows from the day of the field on", () => {
  expect(paste("9 AM\t50\t60\n10 AM\t70\t80", byHour, "2026-10-27")).toMatchObject({
    cells: [
      { day: "2026-10-27", hour: "09", text: "50" },
      { day: "2026-10-28", hour: "09", text: "60" },
      { day: "2026-10-27", hour: "10", text: "70" },
      { day: "2026-10-28", hour: "10", text: "80" },
    ],
    takenAs: "hours",
  });
});
