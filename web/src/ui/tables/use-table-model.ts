import type { Row, RowSelectionState, SortingState } from "@tanstack/react-table";
import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { TableColumn, TableSelection, TableSort, TableSorting } from "./table-column.ts";
import { compareValues } from "./table-column.ts";

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

interface ModelInput<T> {
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  rowId: (row: T) => string;
  selection: TableSelection | undefined;
  initialSort: TableSort | undefined;
  sorting: TableSorting | undefined;
}

/** Sorted rows and the selection over them. */
export function useTableModel<T extends object>(input: ModelInput<T>) {
  const { columns, rows, rowId, selection } = input;
  const [sorting, setSorting] = useSorting(input);
  const rowSelection = useMemo(() => asSelectionState(selection?.selectedIds), [selection]);
  const isDescending = sorting[0]?.desc ?? false;
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, sortBy = () => null }) => ({
        id,
        header,
        accessorFn: sortBy,
        sortDescFirst: false,
        sortFn: (a: { original: T }, b: { original: T }) =>
          compareValues(sortBy(a.original), sortBy(b.original), isDescending),
      })),
    [columns, isDescending],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, rowSelection },
    onSortingChange: (update) =>
      setSorting(typeof update === "function" ? update(sorting) : update),
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(next)));
    },
    isRowRangeSelectionEvent: isWithShift,
  });
}

/** The state of sorting: kept by the caller, or else here. */
function useSorting({ initialSort, sorting }: Pick<ModelInput<never>, "initialSort" | "sorting">) {
  const [own, setOwn] = useState<SortingState>(initialSort ? [initialSort] : []);
  const given = sorting?.value;
  const state = useMemo(() => (given ? [given] : []), [given]);
  if (sorting === undefined) return [own, setOwn] as const;
  return [state, (next: SortingState) => sorting.onChange(next[0] ?? null)] as const;
}

export type TableModel<T extends object> = ReturnType<typeof useTableModel<T>>;
export type TableRowModel<T extends object> = Row<typeof features, T>;

function asSelectionState(ids: ReadonlySet<string> | undefined): RowSelectionState {
  return Object.fromEntries([...(ids ?? [])].map((id) => [id, true as const]));
}

function isWithShift(event: unknown): boolean {
  const native = (event as { nativeEvent?: { shiftKey?: boolean } }).nativeEvent;
  return native?.shiftKey === true;
}
