import { expect, test } from "vitest";
import { german } from "../../kernel/formats/readers.test-support.ts";
import { readHourStart } from "./read-hour.ts";
import { cellText, changedDays, readSheetDay, sheetOf, withTexts } from "./sales-sheet.ts";

const day = "2026-11-02";
const terms = { currency: "EUR", locale: german };
const empty = sheetOf([day], new Map(), terms);
const at = (hour: string | null, text: string) => ({ day, hour, text });

test("an amount by hour empties the total; a total never replaces amounts by hour", () => {
  const total = withTexts(empty, [at(null, "100")], false);
  expect(readSheetDay(total, day, terms).amounts).toEqual({ totalMinor: 10_000, hours: null });
  const block = [at("09", "12,50"), at("10", "8"), at(null, "20,50")];
  const byHour = withTexts(total, block, true);
  const { amounts } = readSheetDay(byHour, day, terms);
  expect(amounts).toEqual({ totalMinor: null, hours: { "09": 1250, "10": 800 } });
  const emptied = withTexts(byHour, [at("09", ""), at("10", ""), at(null, "3")], false);
  expect(readSheetDay(emptied, day, terms).amounts).toEqual({ totalMinor: 300, hours: null });
});

test("a half-typed amount keeps its text and is named; the others stay readable", () => {
  const sheet = withTexts(empty, [at("09", "12,5x"), at("10", "8")], false);
  expect(cellText(sheet, { day, hour: "09" })).toBe("12,5x");
  expect(readSheetDay(sheet, day, terms).wrong).toEqual([{ day, hour: "09" }]);
});

test("only days with other amounts are sent, with where they come from", () => {
  expect(changedDays(empty, empty, terms)).toEqual([]);
  const pasted = withTexts(empty, [at("09", "8")], true);
  expect(changedDays(pasted, empty, terms)).toEqual([
    { day, totalMinor: null, hours: { "09": 800 }, source: "pasted" },
  ]);
  const same = withTexts(withTexts(empty, [at(null, "8")], false), [at(null, "")], false);
  expect(changedDays(same, empty, terms)).toEqual([]);
});

test("hours are read as tills write them", () => {
  const read = ["9", "09:00", "9 AM", "9-10 AM", "11-1 PM", "12-1 PM", "21:00 – 22:00", "9pm"];
  expect(read.map(readHourStart)).toEqual([
    "09:00",
    "09:00",
    "09:00",
    "09:00",
    "11:00",
    "12:00",
    "21:00",
    "21:00",
  ]);
  expect(readHourStart("Total")).toBeNull();
});
