import { expect, test } from "vitest";
import { cellsByField, leftOutHeadings, mapColumns } from "./map-columns.ts";

const fields = [
  { id: "name", label: "Name", aliases: ["Full name"] },
  { id: "email", label: "E-mail" },
];

test("headings are found by label or alias, however they are written, and each field once", () => {
  const header = ["FULL  NAME", "Shoe size", "email", "Name"];
  expect(mapColumns(header, fields)).toEqual(["name", null, "email", null]);
});

test("cells are named by their columns; those of a short line are empty", () => {
  const cells = cellsByField(["Ana", "38"], ["name", null, "email"]);
  expect([...cells]).toEqual([
    ["name", "Ana"],
    ["email", ""],
  ]);
});

test("a heading that is a label of one field and an alias of another names the first", () => {
  const both = [...fields, { id: "badge", label: "Full name" }];
  expect(mapColumns(["Full name", "Name"], both)).toEqual(["badge", "name"]);
});

test("columns that are left out are named, by their number where they have no heading", () => {
  expect(leftOutHeadings(["Name", "Hourly rate", " "], ["name", null, null])).toEqual([
    "Hourly rate",
    "Column 3",
  ]);
});
