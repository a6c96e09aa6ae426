import { useMemo, useState } from "react";

const nothing: ReadonlySet<string> = new Set();

export interface RowSelection<T> {
  /** For the table: the selected rows that are still in the list. */
  selectedIds: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  selected: readonly T[];
  clear: () => void;
}

/**
 * The selected rows of a list. A row that the filter hides is deselected, so that no action
 * applies to a hidden row. Keep `rowId` at module scope.
 */
export function useRowSelection<T>(rows: readonly T[], rowId: (row: T) => string): RowSelection<T> {
  const [ids, setIds] = useState(nothing);
  const selected = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(rowId(row)))),
    [rows, rowId, ids],
  );
  const selectedIds = useMemo(() => new Set(selected.map(rowId)), [selected, rowId]);
  return { selectedIds, onChange: setIds, selected, clear: () => setIds(nothing) };
}
