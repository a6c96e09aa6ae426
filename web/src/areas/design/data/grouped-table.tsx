import { DataTable } from "../../../ui/tables/data-table.tsx";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { textColumn } from "../../../ui/tables/table-column.ts";

interface Line {
  name: string;
  hours: string;
  isHeading?: boolean;
}

const lines: readonly Line[] = [
  { name: "Harborside", hours: "77.5", isHeading: true },
  { name: "Ana Silva", hours: "37.5" },
  { name: "Ben Carter", hours: "40" },
  { name: "Market Square", hours: "22.5", isHeading: true },
  { name: "Diego Romero", hours: "22.5" },
];

const columns: readonly TableColumn<Line>[] = [
  textColumn({ id: "name", header: "Name", text: ({ name }) => name }),
  textColumn({
    id: "hours",
    header: "Hours",
    text: ({ hours }) => hours,
    align: "right",
    card: "figure",
  }),
];

/** Rows below the headings of their groups. */
export function GroupedTable() {
  return (
    <DataTable
      label="Hours by location"
      columns={columns}
      rows={lines}
      rowId={({ name }) => name}
      rowRole={({ isHeading }) => (isHeading === true ? "heading" : "plain")}
      empty={null}
    />
  );
}
