import type { RefObject } from "react";
import { lazy, Suspense } from "react";
import { TableRowView } from "./table-row-view.tsx";
import type { ModelledTableProps } from "./table-view.tsx";
import type { MeasureRow } from "./virtual-rows.tsx";

interface TableRowsProps<T extends object> extends ModelledTableProps<T> {
  /** The scroll area. */
  frame: RefObject<HTMLElement | null>;
}

/** The number of rows that the browser lays out at once without a visible delay. */
const mostPlainRows = 40;

const VirtualRows = lazy(async () => ({
  default: (await import("./virtual-rows.tsx")).VirtualRows,
}));

/** All rows of a short table; of a long one, whose code comes when it is needed, those in view. */
export function TableRows<T extends object>({ frame, ...table }: TableRowsProps<T>) {
  const { rows } = table.model.getRowModel();
  const renderRow = (index: number, measure: MeasureRow | null) => {
    const row = rows[index];
    if (row === undefined) return null;
    return <TableRowView key={row.id} {...table} row={row} index={index} measure={measure} />;
  };
  const plain = rows.slice(0, mostPlainRows).map((_row, index) => renderRow(index, null));
  if (rows.length <= mostPlainRows) return plain;
  return (
    <Suspense fallback={plain}>
      <VirtualRows
        frame={frame}
        rowHeight={table.density === "compact" ? 34 : 44}
        ids={rows.map(({ id }) => id)}
        renderRow={renderRow}
      />
    </Suspense>
  );
}
