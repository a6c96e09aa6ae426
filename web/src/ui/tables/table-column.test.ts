import { describe, expect, test } from "vitest";
import { textColumn, compareValues, titleColumn } from "./table-column.ts";

const sorted = (values: (string | number | null)[], isDescending: boolean) =>
  values.toSorted((a, b) => compareValues(a, b, isDescending) * (isDescending ? -1 : 1));

describe("sorting a column", () => {
  test("orders numbers by size and text without regard to case, numbers inside it by value", () => {
    expect(sorted([10, 9, 100], false)).toEqual([9, 10, 100]);
    expect(sorted(["bea", "Ana", "Shop 10", "Shop 9"], false)).toEqual([
      "Ana",
      "bea",
      "Shop 9",
      "Shop 10",
    ]);
  });

  test("puts missing values last in both directions", () => {
    expect(sorted([null, 2, 1], false)).toEqual([1, 2, null]);
    expect(sorted([null, 1, 2], true)).toEqual([2, 1, null]);
  });
});

test("the first column names a row unless another one says so", () => {
  const day = { id: "day", header: "Day", cell: () => "Mon" };
  const name = { id: "name", header: "Name", cell: () => "Ana", card: "title" as const };
  expect(titleColumn([day, name])?.id).toBe("name");
  expect(titleColumn([day])?.id).toBe("day");
});

test("a column of text shows a mark where a row has none, and sorts that row last", () => {
  const column = textColumn<{ note: string | null }>({
    id: "note",
    header: "Note",
    text: ({ note }) => note,
  });
  expect([{ note: "Late" }, { note: null }].map(column.cell)).toEqual(["Late", "–"]);
  expect(column.sortBy?.({ note: null })).toBeNull();
});
