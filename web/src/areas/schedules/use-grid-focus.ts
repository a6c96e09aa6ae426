import { useEffect, useRef } from "react";
import type { GridSpot } from "./grid-focus.ts";
import { keepOneTabStop } from "./grid-focus.ts";

/**
 * Keeps the grid reachable by one Tab, and brings the focus back to a shift or a cell once what
 * stands there has been painted.
 */
export function useGridFocus() {
  const gridRef = useRef<HTMLTableElement>(null);
  const wanted = useRef<GridSpot | null>(null);

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return;
    const target = wanted.current === null ? null : elementAt(grid, wanted.current);
    if (target !== null) {
      wanted.current = null;
      target.focus();
    }
    keepOneTabStop(grid, target);
  });

  return {
    gridRef,
    focusLater: (spot: GridSpot) => {
      wanted.current = spot;
    },
    handleFocus: (event: { target: EventTarget; currentTarget: HTMLElement }) => {
      if (event.target instanceof HTMLElement) keepOneTabStop(event.currentTarget, event.target);
    },
  };
}

function elementAt(grid: HTMLElement, { shiftId, place }: GridSpot): HTMLElement | null {
  if (shiftId !== null) return grid.querySelector<HTMLElement>(`[data-shift="${shiftId}"]`);
  if (place === null) return null;
  const selector = `[data-day="${place.day}"][data-person="${place.employeeId ?? ""}"]`;
  const cell = grid.querySelector<HTMLElement>(selector);
  return [...(cell?.querySelectorAll<HTMLElement>(".shift") ?? [])].at(-1) ?? cell;
}
