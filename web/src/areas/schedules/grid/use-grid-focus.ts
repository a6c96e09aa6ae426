import { useEffect, useRef } from "react";
import type { FocusEvent } from "react";
import type { GridSpot } from "../selection/grid-focus.ts";
import { keepOneTabStop, spotOf, stopAt } from "../selection/grid-focus.ts";
import { useWholeWeek } from "../model/use-week-store.ts";

/**
 * Keeps the grid reachable by one Tab, moves the focus to a shift or a cell once its content has
 * been painted, and back to its place when the focused card was replaced.
 */
export function useGridFocus<E extends HTMLElement>() {
  // Cells are painted without the grid around them, so the effect follows the model.
  useWholeWeek();
  const gridRef = useRef<E>(null);
  const wanted = useRef<GridSpot | null>(null);
  const held = useRef<{ element: HTMLElement; spot: GridSpot } | null>(null);

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return;
    const spot = wanted.current ?? lostSpot(held.current);
    const target = spot === null ? null : stopAt(grid, spot);
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
    handleFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, spot: spotOf(target) };
      keepOneTabStop(currentTarget, target);
    },
    handleBlur: () => {
      held.current = null;
    },
  };
}

/** Returns the spot of a focused element that left the page; null if the person moved the focus. */
function lostSpot(held: { element: HTMLElement; spot: GridSpot } | null): GridSpot | null {
  return held === null || held.element.isConnected ? null : held.spot;
}
