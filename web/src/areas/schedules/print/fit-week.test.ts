import { expect, test } from "vitest";
import type { WeekTexts } from "./fit-week.ts";
import { pagesOf, printedPoints } from "./fit-week.ts";

const week = (people: number, shift: string[], note: string[] = []): WeekTexts => ({
  head: [["Name"], ...Array.from({ length: 7 }, () => ["Mon, Nov 23", ...note])],
  rows: Array.from({ length: people }, (_, at) => [
    [`Person ${at}`],
    ...Array.from({ length: 7 }, () => shift),
  ]),
});
const short = ["9a–5p Barista"];
const long = ["9:30a–5:30p Shift leader"];

test("a week of few people is printed in large type", () => {
  expect(printedPoints(week(6, short))).toBe(11);
});

test("20 people and their open shifts fit one page, also with notes and long job roles", () => {
  for (const texts of [week(21, short, ["Delivery at 8:00 AM"]), week(21, long)]) {
    const points = printedPoints(texts);
    expect(points).toBeGreaterThanOrEqual(7);
    expect(pagesOf(texts, points)).toBe(1);
  }
});

test("40 people take two pages, with or without open shifts", () => {
  for (const people of [40, 41]) {
    const texts = week(people, long);
    expect(pagesOf(texts, printedPoints(texts))).toBe(2);
  }
});

test("a week of 25 short rows stays on one page while its type is comfortable to read", () => {
  const texts = week(25, short);
  expect(pagesOf(texts, printedPoints(texts))).toBe(1);
});

test("a week that no size fits on one page is printed on more, in comfortable type", () => {
  const texts = week(20, [...long, ...long, ...long]);
  expect(printedPoints(texts)).toBe(8.5);
  expect(pagesOf(texts, 8.5)).toBeGreaterThan(1);
});
