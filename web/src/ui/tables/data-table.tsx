import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { BulkBar } from "./bulk-bar.tsx";
import { CardList } from "./card-list.tsx";
import type {
  TableColumn,
  TableDensity,
  TableSelection,
  TableSort,
  TableSorting,
} from "./table-column.ts";
import { TableView } from "./table-view.tsx";
import { useRowKeys } from "./use-row-keys.ts";
import { useTableModel } from "./use-table-model.ts";

/** A row that opens, one that does not, or the heading of those below it. */
export type RowRole = "opens" | "plain" | "heading";

export interface DataTableProps<T> {
  /** Names the table for people who do not see it. */
  label: string;
  /** Keep the array stable between renders (module scope or `useMemo`). */
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  rowId: (row: T) => string;
  /** Makes rows open by click and by Enter on the cell that names the row. */
  onOpen?: (row: T) => void;
  /** What each row is, where not all of them open; keep it cheap. */
  rowRole?: (row: T) => RowRole;
  selection?: TableSelection;
  /** Shown instead of the table when there are no rows: nothing yet, or nothing matches. */
  empty: ReactNode;
  /** A row of totals: what it covers; the columns hold its cells. */
  footer?: { label: string };
  initialSort?: TableSort;
  /** Instead of `initialSort`, for a list whose sorting is kept elsewhere. */
  sorting?: TableSorting;
  density?: TableDensity;
  /** The most that the table's own scroll area may take, as a CSS height. */
  maxHeight?: string;
}

/** A list of records: a sortable virtual table, and cards on screens narrower than 900 px. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { columns, rows, rowId, selection, empty, initialSort, sorting } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("md"), { noSsr: true });
  const model = useTableModel({ columns, rows, rowId, selection, initialSort, sorting });
  const keys = useRowKeys(model, selection !== undefined);
  if (rows.length === 0) return empty;
  const View = isNarrow ? CardList : TableView;
  return (
    <div ref={keys}>
      <View {...props} model={model} />
      {selection !== undefined && selection.selectedIds.size > 0 && (
        <BulkBar selection={selection} allIds={model.getRowModel().rows.map(({ id }) => id)} />
      )}
    </div>
  );
}
