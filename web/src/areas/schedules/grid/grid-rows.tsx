import type { ReactNode, RefObject } from "react";
import { useFirstFew } from "../../../ui/state/use-first-few.ts";
import { useRowsInView } from "../../../ui/tables/use-rows-in-view.ts";
import type { GridLine } from "../rows/arranged-rows.ts";

type MeasureRow = (element: HTMLElement | null) => void;

interface GridRowsProps {
  /** The scroll area. */
  frame: RefObject<HTMLElement | null>;
  lines: readonly GridLine[];
  /** Of most rows, until they are measured. */
  rowHeight: number;
  renderLine: (line: GridLine, index?: number, measure?: MeasureRow) => ReactNode;
}

/** Up to so many rows are all in the document, so that the browser's own search finds them. */
const MOST_WHOLE_ROWS = 60;

/** Pixels of a window that are no rows of people: the bars above the grid, its head and its foot. */
const TAKEN_HEIGHT = 250;

/**
 * The rows of people; of a large team only those in view and a few around them. The first paint has
 * those that the window has room for.
 */
export function GridRows(props: GridRowsProps) {
  return props.lines.length > MOST_WHOLE_ROWS ? <RowsInView {...props} /> : <AllRows {...props} />;
}

function AllRows({ lines, rowHeight, renderLine }: GridRowsProps) {
  const painted = useFirstFew(lines, Math.ceil(roomForRows() / rowHeight));
  return <>{painted.map((line) => renderLine(line))}</>;
}

function RowsInView({ frame, lines, rowHeight, renderLine }: GridRowsProps) {
  const { items, measure, heightAbove, heightBelow } = useRowsInView({
    frame,
    count: lines.length,
    rowHeight,
    keyOf: (index) => keyOf(lines[index]),
    room: roomForRows(),
  });
  return (
    <>
      <Spacer height={heightAbove} />
      {items.map(({ index }) => {
        const line = lines[index];
        return line === undefined ? null : renderLine(line, index, measure);
      })}
      <Spacer height={heightBelow} />
    </>
  );
}

function roomForRows(): number {
  return Math.max(0, innerHeight - TAKEN_HEIGHT);
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ display: "block", height }} />;
}

function keyOf(line: GridLine | undefined): string {
  if (line === undefined) return "";
  return line.kind === "person" ? line.employeeId : `group ${line.key}`;
}
