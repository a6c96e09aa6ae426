import { expect, test } from "vitest";
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
  return pasteSales(text, { grid, at: { day, hour }, hoursOf, dayOrder: "month" });
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
  expect(paste(list)).toEqual({
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
  expect(paste("1\t2\n3\t4", byHour, "2026-10-31", "01")).toEqual({
    cells: [
      { day: "2026-10-31", hour: "01", text: "1" },
      { day: "2026-11-01", hour: "01", text: "2" },
      { day: "2026-11-01", hour: "01b", text: "4" },
    ],
    left: ["3"],
  });
});
