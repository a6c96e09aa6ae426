import { useRef } from "react";
import type { DragEvent } from "react";
import type { Shift } from "@crewline/domain/schedules/shift";
import { spotOf } from "./grid-focus.ts";
import type { RosterActions } from "./use-roster-actions.ts";

/**
 * Drag and drop of the week grid: drop moves, with Ctrl it copies. The cell under the pointer is
 * marked by class name, without painting the grid again.
 */
export function useGridDrag(
  findShift: (shiftId: string) => Shift | undefined,
  actions: RosterActions,
) {
  const dragged = useRef<string | null>(null);
  const marked = useRef<Element | null>(null);

  const mark = (cell: Element | null) => {
    if (marked.current === cell) return;
    marked.current?.classList.remove("drop");
    cell?.classList.add("drop");
    marked.current = cell;
  };

  return {
    onDragStart: (event: DragEvent) => {
      dragged.current = spotOf(event.target).shiftId;
      event.dataTransfer.setData("text/plain", dragged.current ?? "");
      event.dataTransfer.effectAllowed = "copyMove";
    },
    onDragOver: (event: DragEvent) => {
      const cell = event.target instanceof Element ? event.target.closest("[data-day]") : null;
      mark(dragged.current === null ? null : cell);
      if (dragged.current === null || cell === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = event.ctrlKey ? "copy" : "move";
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const shift = dragged.current === null ? undefined : findShift(dragged.current);
      const { place } = spotOf(event.target);
      if (shift === undefined || place === null) return;
      if (event.ctrlKey) actions.copyTo(shift, place);
      else if (shift.day !== place.day || shift.employeeId !== place.employeeId) {
        actions.moveTo(shift, place);
      }
    },
    onDragEnd: () => {
      dragged.current = null;
      mark(null);
    },
  };
}
