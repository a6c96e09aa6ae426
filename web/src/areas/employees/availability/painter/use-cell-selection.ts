import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import { useState } from "react";
import type { PaintedBox } from "@crewline/domain/rules/availability/painted-week";
import type { Cell } from "./paint-cells.ts";
import { boxOf, cellByKey } from "./paint-cells.ts";

interface Selected {
  anchor: Cell;
  head: Cell;
  /** True while the pointer is down. */
  isDragged: boolean;
}

/** Mornings are what most people paint first. */
const first: Cell = { day: 0, row: 18 };

/** The rectangle that is dragged, or extended by keys, and the handlers of the grid that do so. */
export function useCellSelection(onPaint: (box: PaintedBox) => void) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const [focused, setFocused] = useState(first);
  const box = selected === null ? null : boxOf(selected.anchor, selected.head);
  const paint = (one: PaintedBox) => {
    onPaint(one);
    setSelected(null);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event);
    if (cell === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFocused(cell);
    setSelected({ anchor: cell, head: cell, isDragged: true });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (selected?.isDragged !== true) return;
    const head = cellAt(event);
    if (head !== null) setSelected({ ...selected, head });
  };
  const onPointerUp = () => {
    if (selected?.isDragged === true && box !== null) paint(box);
  };
  const onPointerCancel = () => setSelected(null);

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (cell !== null) setFocused(cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey } = event;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      return paint(box ?? boxOf(focused, focused));
    }
    if (key === "Escape" && selected !== null) {
      event.stopPropagation();
      return setSelected(null);
    }
    const head = cellByKey(key, focused);
    if (head === null) return;
    event.preventDefault();
    setFocused(head);
    setSelected(shiftKey ? { anchor: selected?.anchor ?? focused, head, isDragged: false } : null);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${nameOf(head)}"]`)?.focus();
  };

  const pointer = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
  return { box, focused, handlers: { ...pointer, onFocus, onKeyDown } };
}

export function nameOf({ row, day }: Cell): string {
  return `${row}-${day}`;
}

/** The cell under the pointer, which a captured pointer's target is not. */
function cellAt({ clientX, clientY }: PointerEvent): Cell | null {
  return cellOf(document.elementFromPoint(clientX, clientY));
}

function cellOf(element: Element | null): Cell | null {
  const found = element?.closest<HTMLElement>("[data-cell]");
  const [row, day] = (found?.dataset["cell"] ?? "").split("-").map(Number);
  return row === undefined || day === undefined ? null : { row, day };
}
