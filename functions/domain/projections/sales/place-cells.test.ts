import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { placeCells } from "./place-cells.ts";
import { sheetOf, withTexts } from "./sales-sheet.ts";

const [monday, tuesday, wednesday] = ["2026-11-02", "2026-11-03", "2026-11-04"] as const;
const terms = { currency: "USD", locale: american };
const empty = sheetOf([monday, tuesday, wednesday], new Map(), terms);
const byHour = withTexts(empty, [{ day: monday, hour: "09:00", text: "80" }], false);
const total = (day: string, text: string) => ({ day, hour: null, text });

test("a pasted total was lost without a word on a day with amounts by hour", () => {
  const cells = [total(monday, "500"), total(tuesday, "300"), total(wednesday, "200")];
  expect(placeCells(byHour, cells, tuesday)).toEqual({
    placed: [total(tuesday, "300")],
    left: [total(monday, "500"), total(wednesday, "200")],
  });
});

test("the total above pasted hours is their sum, and not left", () => {
  const cells = [total(monday, "90"), { day: monday, hour: "09:00", text: "90" }];
  expect(placeCells(byHour, cells, tuesday)).toEqual({ placed: cells, left: [] });
});
