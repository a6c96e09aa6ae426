import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useEffect, useEffectEvent, useRef } from "react";
import type { DragEvent } from "react";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { spotOf } from "./grid-focus.ts";
import type { RosterActions } from "./use-roster-actions.ts";

/**
 * Drag and drop of the week grid: drop moves, with Ctrl it copies. The cell under the pointer is
 * marked by class name, without painting the grid again.
 */
export function useGridDrag(
  findShift: (shiftId: ShiftId) => Shift | undefined,
  actions: RosterActions,
) {
  const dragged = useRef<ShiftId | null>(null);
  const marked = useRef<Element | null>(null);

  const mark = (cell: Element | null) => {
    if (marked.current === cell) return;
    marked.current?.classList.remove("drop");
    cell?.classList.add("drop");
    marked.current = cell;
  };
  const end = () => {
    dragged.current = null;
    mark(null);
  };
  useDragElsewhere({ onLeave: () => mark(null), onEnd: end });

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
    // Leaving for another cell marks that one; leaving the grid or the window marks none.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) mark(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const shift = dragged.current === null ? undefined : findShift(dragged.current);
      const { place } = spotOf(event.target);
      end();
      if (shift === undefined || place === null) return;
      if (event.ctrlKey) actions.copyTo(shift, place);
      else if (shift.day !== place.day || shift.employeeId !== place.employeeId) {
        actions.moveTo(shift, place);
      }
    },
    onDragEnd: end,
  };
}

/**
 * Listens for a drag that leaves the grid or ends: the dragged card may have left the page by then,
 * so the grid itself would not receive the event.
 */
function useDragElsewhere(on: { onLeave: () => void; onEnd: () => void }): void {
  const end = useEffectEvent(on.onEnd);
  const over = useEffectEvent(({ target }: globalThis.DragEvent) => {
    if (!(target instanceof Element) || target.closest("[data-day]") === null) on.onLeave();
  });
  useEffect(() => {
    const handleEnd = () => end();
    const handleOver = (event: globalThis.DragEvent) => over(event);
    document.addEventListener("dragend", handleEnd, true);
    document.addEventListener("drop", handleEnd);
    document.addEventListener("dragover", handleOver);
    return () => {
      document.removeEventListener("dragend", handleEnd, true);
      document.removeEventListener("drop", handleEnd);
      document.removeEventListener("dragover", handleOver);
    };
  }, []);
}
