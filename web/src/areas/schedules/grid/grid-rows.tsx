import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import type { GridLine } from "../rows/arranged-rows.ts";

type MeasureRow = (element: HTMLElement | null) => void;

interface GridRowsProps {
  /** The scroll area, null until it is in the document. */
  frame: HTMLElement | null;
  lines: readonly GridLine[];
  /** Of most rows, until they are measured. */
  rowHeight: number;
  renderLine: (line: GridLine, index?: number, measure?: MeasureRow) => ReactNode;
}

/** Up to so many rows are all in the document, so that the browser's own search finds them. */
const MOST_WHOLE_ROWS = 60;

/** The rows of people; of a large team only those in view and a few around them. */
export function GridRows(props: GridRowsProps) {
  const { lines, renderLine } = props;
  if (lines.length > MOST_WHOLE_ROWS) return <RowsInView {...props} />;
  return <>{lines.map((line) => renderLine(line))}</>;
}

function RowsInView({ frame, lines, rowHeight, renderLine }: GridRowsProps) {
  // Nothing memoises what this hook returns: the build uses no React Compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(lines[index]),
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  return (
    <>
      <Spacer height={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const line = lines[index];
        return line === undefined ? null : renderLine(line, index, virtual.measureElement);
      })}
      <Spacer height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ display: "block", height }} />;
}

function keyOf(line: GridLine | undefined): string {
  if (line === undefined) return "";
  return line.kind === "person" ? line.employeeId : `group ${line.key}`;
}
