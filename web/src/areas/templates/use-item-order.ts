import { useDrag } from "@use-gesture/react";
import type { KeyboardEvent } from "react";
import { useLayoutEffect, useRef } from "react";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { moved } from "@crewline/domain/rules/custom-field-setup/moved";

/** Below this many pixels a press is a click. */
const THRESHOLD = 6;

/**
 * Orders items by keys, Alt with an arrow anywhere in the item, and by dragging its handle with
 * mouse, pen or touch. The focus stays in the item that moves.
 */
export function useItemOrder(
  items: readonly ChecklistItem[],
  onChange: (items: ChecklistItem[]) => void,
) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // Moving an element in the document takes its focus.
    const before = focused.current;
    focused.current = null;
    if (before?.isConnected === true && document.activeElement !== before) before.focus();
  });

  const move = (id: string, by: -1 | 1) => {
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? activeElement : null;
    const from = items.findIndex((item) => item.id === id);
    onChange(moved(items, from, by));
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(id, event.key === "ArrowUp" ? -1 : 1);
  };
  const bindDrag = useDrag(
    ({ args: [id], xy: [x, y], first, event }) => {
      if (first) event.preventDefault();
      const over = document.elementsFromPoint(x, y).map(itemAt).find(Boolean);
      if (over === undefined || over === id) return;
      const from = items.findIndex((item) => item.id === id);
      const to = items.findIndex((item) => item.id === over);
      if (from >= 0 && to >= 0) onChange(moved(items, from, to < from ? -1 : 1));
    },
    { threshold: THRESHOLD, pointer: { keys: false }, eventOptions: { passive: false } },
  );
  return { move, onKeyDown, bindDrag };
}

function itemAt(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-item]")?.dataset["item"];
}
