import { describe, expect, test } from "vitest";
import { sortedRows } from "./sorted-rows.ts";
import type { TableColumn } from "./table-column.ts";

interface Row {
  name: string;
  hours: number | null;
}

const columns: TableColumn<Row>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "hours", header: "Hours", cell: ({ hours }) => hours, sortBy: ({ hours }) => hours },
  { id: "note", header: "Note", cell: () => "" },
];
const rows: Row[] = [
  { name: "Zoe", hours: 8 },
  { name: "ana", hours: null },
  { name: "Ben", hours: 8 },
  { name: "Cy", hours: 12 },
];
const namesBy = (id: string, desc: boolean) =>
  sortedRows(rows, columns, { id, desc }).map(({ name }) => name);

describe("rows are in the order of their table", () => {
  test("by text as people read it", () => {
    expect(namesBy("name", false)).toEqual(["ana", "Ben", "Cy", "Zoe"]);
    expect(namesBy("name", true)).toEqual(["Zoe", "Cy", "Ben", "ana"]);
  });
  test("with an unknown value last in both directions, and equal ones as they were", () => {
    expect(namesBy("hours", false)).toEqual(["Zoe", "Ben", "Cy", "ana"]);
    expect(namesBy("hours", true)).toEqual(["Cy", "Zoe", "Ben", "ana"]);
  });
  test("as they came where the column cannot be sorted", () => {
    expect(namesBy("note", false)).toEqual(["Zoe", "ana", "Ben", "Cy"]);
    expect(namesBy("gone", true)).toEqual(["Zoe", "ana", "Ben", "Cy"]);
  });
});
