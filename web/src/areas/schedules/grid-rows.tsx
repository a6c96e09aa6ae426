import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";

type MeasureRow = (element: HTMLElement | null) => void;

interface GridRowsProps {
  /** The scroll area, null until it is in the document. */
  frame: HTMLElement | null;
  order: readonly EmployeeId[];
  /** Of most rows, until they are measured. */
  rowHeight: number;
  renderRow: (employeeId: EmployeeId, index?: number, measure?: MeasureRow) => ReactNode;
}

/** Up to so many rows are all in the document, so that the browser's own search finds them. */
const MOST_WHOLE_ROWS = 60;

/** The rows of people; of a large team only those in view and a few around them. */
export function GridRows(props: GridRowsProps) {
  const { order, renderRow } = props;
  if (order.length > MOST_WHOLE_ROWS) return <RowsInView {...props} />;
  return <>{order.map((employeeId) => renderRow(employeeId))}</>;
}

function RowsInView({ frame, order, rowHeight, renderRow }: GridRowsProps) {
  // Nothing memoises what this hook returns: the build uses no React Compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: order.length,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    getItemKey: (index) => order[index] ?? index,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  return (
    <>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const employeeId = order[index];
        return employeeId === undefined
          ? null
          : renderRow(employeeId, index, virtual.measureElement);
      })}
      <Spacer height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ display: "block", height }} />;
}
