import type { ReactNode, RefObject } from "react";
import { memo } from "react";
import { useRowsInView } from "./use-rows-in-view.ts";

/** Measures a row after it is in the document. */
export type MeasureRow = (element: HTMLElement | null) => void;

interface VirtualRowsProps {
  /** The scroll area. */
  frame: RefObject<HTMLElement | null>;
  /** The height of a row of one line in pixels; other rows are measured. */
  rowHeight: number;
  ids: readonly string[];
  renderRow: (index: number, measure: MeasureRow) => ReactNode;
}

/** The rows in view and a few around them; the others are only room above and below. */
export function VirtualRows({ frame, rowHeight, ids, renderRow }: VirtualRowsProps) {
  const { items, measure, heightAbove, heightBelow } = useRowsInView({
    frame,
    count: ids.length,
    rowHeight,
    keyOf: (index) => ids[index] ?? index,
    room: innerHeight,
  });
  return (
    <>
      <Spacer height={heightAbove} />
      {items.map(({ index, key }) => (
        <VirtualRow key={key} index={index} renderRow={renderRow} measure={measure} />
      ))}
      <Spacer height={heightBelow} />
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
