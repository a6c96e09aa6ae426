import { useMemo } from "react";
import type { Neighbours } from "../ui/page/panel-steps.tsx";
import { sortedRows } from "../ui/tables/sorted-rows.ts";
import type { ListDefinition } from "./list-definition.ts";
import type { List } from "./use-list.ts";

interface RowStepsInput<T> {
  definition: Pick<ListDefinition<T>, "rowId">;
  table: Pick<List<T>["table"], "columns" | "sorting">;
  rows: readonly T[];
  /** The row that is open; empty while none is. */
  openId: string;
  onStep: (row: T) => void;
}

/** The ways from the open row to those before and after it, in the order that the list shows. */
export function useRowSteps<T>(input: RowStepsInput<T>): Neighbours {
  const { definition, table, rows, openId, onStep } = input;
  const { columns, sorting } = table;
  const isOpen = openId !== "";
  const sorted = useMemo(
    () => (isOpen ? sortedRows(rows, columns, sorting.value) : []),
    [isOpen, rows, columns, sorting.value],
  );
  const index = sorted.findIndex((row) => definition.rowId(row) === openId);
  const stepTo = (at: number) => {
    const row = index < 0 ? undefined : sorted[at];
    return row === undefined ? null : () => onStep(row);
  };
  return { previous: stepTo(index - 1), next: stepTo(index + 1) };
}
