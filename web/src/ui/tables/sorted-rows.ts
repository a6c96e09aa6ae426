import type { TableColumn, TableSort } from "./table-column.ts";
import { compareValues } from "./table-column.ts";

/** The rows in the order in which a table with this sorting shows them; equal ones as they were. */
export function sortedRows<T>(
  rows: readonly T[],
  columns: readonly TableColumn<T>[],
  { id, desc }: TableSort,
): readonly T[] {
  const sortBy = columns.find((column) => column.id === id)?.sortBy;
  if (sortBy === undefined) return rows;
  const sign = desc ? -1 : 1;
  return rows.toSorted((a, b) => sign * compareValues(sortBy(a), sortBy(b), desc));
}
