import { expect, test } from "vitest";
import type { PaletteEntry } from "./palette-entry.ts";
import { findEntries } from "./palette-entry.ts";

const entry = (label: string, change: Partial<PaletteEntry> = {}): PaletteEntry => {
  return { kind: "person", label, detail: "", to: "/", ...change };
};
const entries = [
  entry("Schedules", { kind: "screen", otherWords: "roster shifts" }),
  entry("Ana Sánchez", { detail: "Barista" }),
  entry("Sam Rosen", { detail: "Cook" }),
  entry("Rosa Diaz", { detail: "Barista" }),
];
const found = (query: string) => findEntries(entries, query).map(({ label }) => label);

test("a label that begins with the query comes before one that has it elsewhere", () => {
  expect(found("ros")).toEqual(["Rosa Diaz", "Sam Rosen", "Schedules"]);
});

test("case, accents and the order of words do not matter", () => {
  expect(found("SANCHEZ an")).toEqual(["Ana Sánchez"]);
});

test("each word has to be found, in the name or beside it", () => {
  expect(found("barista")).toEqual(["Ana Sánchez", "Rosa Diaz"]);
  expect(found("rosa barista")).toEqual(["Rosa Diaz"]);
  expect(found("rosa cook")).toEqual([]);
});

test.each(["shcedules", "schedues", "scheduules", "schetules"])(
  "one wrong letter is forgiven where nothing is called so: %s",
  (query) => {
    expect(found(query)).toEqual(["Schedules"]);
  },
);

test("names with a wrong letter are found in any order, and come after no exact one", () => {
  expect(found("sanchze ana")).toEqual(["Ana Sánchez"]);
  expect(found("xylophone")).toEqual([]);
  expect(found("sam")).toEqual(["Sam Rosen"]);
});

test("a screen is found by another word for it", () => {
  expect(found("roster")).toEqual(["Schedules"]);
});

test("nothing is found for no words, and at most twelve of many", () => {
  expect(found(" - ")).toEqual([]);
  const many = Array.from({ length: 300 }, (_, index) => entry(`Kim ${index}`));
  expect(findEntries(many, "kim")).toHaveLength(12);
});
