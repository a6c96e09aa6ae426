import { expect, test } from "vitest";
import type { TableColumn } from "../ui/tables/table-column.ts";
import { csvOf } from "./csv-of.ts";

interface Row {
  name: string;
  hours: number | null;
}

const columns: TableColumn<Row>[] = [
  { id: "name", header: "Name", cell: () => null, sortBy: ({ name }) => name },
  { id: "picture", header: "Picture", cell: () => null },
  {
    id: "hours",
    header: "Hours",
    cell: () => null,
    sortBy: ({ hours }) => hours,
    csv: ({ hours }) => (hours === null ? null : hours.toFixed(2)),
  },
];
const rows = [
  { name: "Bo", hours: 2 },
  { name: "Cy", hours: null },
  { name: "Ana", hours: 10 },
];

test("a file has the visible columns with their own words, in the order of the screen", () => {
  const text = csvOf(columns, rows, { id: "hours", desc: true });
  expect(text).toBe("\uFEFFName,Hours\r\nAna,10.00\r\nBo,2.00\r\nCy,\r\n");
});
