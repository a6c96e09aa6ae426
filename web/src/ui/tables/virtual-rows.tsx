import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import { memo } from "react";

/** Measures a row after it is in the document. */
export type MeasureRow = (element: HTMLElement | null) => void;

interface VirtualRowsProps {
  /** The scroll area, null until it is in the document. */
  frame: HTMLElement | null;
  /** The height of a row of one line in pixels; other rows are measured. */
  rowHeight: number;
  ids: readonly string[];
  renderRow: (index: number, measure: MeasureRow) => ReactNode;
}

/** The rows in view and a few around them; the others are only room above and below. */
export function VirtualRows({ frame, rowHeight, ids, renderRow }: VirtualRowsProps) {
  // Nothing memoises what this hook returns: the build uses no React Compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const measure = virtual.measureElement;
  return (
    <>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map(({ index, key }) => (
        <VirtualRow key={key} index={index} renderRow={renderRow} measure={measure} />
      ))}
      <Spacer height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}

interface VirtualRowProps extends Pick<VirtualRowsProps, "renderRow"> {
  index: number;
  measure: MeasureRow;
}

/** While the list is scrolled, only the rows that come into view are rendered. */
const VirtualRow = memo(function VirtualRow({ index, renderRow, measure }: VirtualRowProps) {
  return renderRow(index, measure);
});

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className="spacer" aria-hidden>
      <td aria-hidden style={{ height }} />
    </tr>
  );
}
