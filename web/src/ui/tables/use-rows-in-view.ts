import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { useCallback, useEffect, useRef } from "react";
import { useIsPainted } from "../state/use-is-painted.ts";

interface RowsInView {
  /** The scroll area. */
  frame: RefObject<HTMLElement | null>;
  count: number;
  /** Of most rows in pixels, until they are measured. */
  rowHeight: number;
  keyOf: (index: number) => string | number;
  /** The pixels that the window has for rows. */
  room: number;
}

/** Beyond those in view, so that scrolling meets rows that are there. */
const ROWS_AROUND = 8;

/**
 * The rows of a long list that are in view, and a few around them. The first paint has those that
 * the window has room for; the scroll area and the rows are measured after it, because a measured
 * size renders the list a second time before the paint.
 */
export function useRowsInView({ frame, count, rowHeight, keyOf, room }: RowsInView) {
  const isPainted = useIsPainted();
  // Nothing memoises what this hook returns: the build uses no React Compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => (isPainted ? frame.current : null),
    initialRect: { width: 0, height: room },
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: isPainted ? ROWS_AROUND : 0,
  });
  const isMeasured = useRef(false);
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (isMeasured.current) virtual.measureElement(row);
    },
    [virtual],
  );
  useEffect(() => {
    if (!isPainted) return;
    isMeasured.current = true;
    for (const row of frame.current?.querySelectorAll<HTMLElement>("[data-index]") ?? []) {
      virtual.measureElement(row);
    }
  }, [isPainted, frame, virtual]);
  const items = virtual.getVirtualItems();
  return {
    items,
    measure,
    heightAbove: items[0]?.start ?? 0,
    heightBelow: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
