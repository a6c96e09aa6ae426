import { describe, expect, test } from "vitest";
import type { TableColumn } from "../ui/tables/table-column.ts";
import { parseColumnIds, parseSort, shownColumns, sortText } from "./list-look.ts";

const cell = () => null;
const columns: TableColumn<object>[] = [
  { id: "name", header: "Name", cell, sortBy: () => "" },
  { id: "note", header: "Note", cell },
  { id: "hours", header: "Hours", cell, sortBy: () => 0, isOptional: true },
];
const shown = (chosen: string[] | null) => shownColumns(columns, chosen).map(({ id }) => id);

describe("sorting in the address", () => {
  test.each(["name", "-hours"])("%j survives being read and written", (text) => {
    const sort = parseSort(text, columns);
    expect(sort === null ? null : sortText(sort)).toBe(text);
  });

  test.each(["", "-", "note", "-note", "nothing"])("%j sorts by nothing", (text) => {
    expect(parseSort(text, columns)).toBeNull();
  });
});

describe("the columns shown", () => {
  test("are those that are not optional while the user has not chosen", () => {
    expect(shown(parseColumnIds(""))).toEqual(["name", "note"]);
  });

  test("are the chosen ones in the table's own order", () => {
    expect(shown(parseColumnIds("hours,name"))).toEqual(["name", "hours"]);
  });

  test("keep the one that names the row, whatever is chosen", () => {
    expect(shown(["unknown"])).toEqual(["name"]);
  });
});
