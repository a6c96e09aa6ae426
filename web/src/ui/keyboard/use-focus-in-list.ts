import type { RefObject } from "react";
import { useEffect, useEffectEvent, useRef } from "react";
import { keepLostFocus } from "./focus-keepers.ts";

interface FocusedList {
  /** Selects the rows. */
  rows: string;
  /** Selects the control of a row to which the focus goes. */
  act: string;
  /** Where the focus goes once no row is left. */
  afterLast: () => HTMLElement | null | undefined;
}

/** Where the focus was: the row, those after it, and its place among them all. */
interface Left {
  rows: readonly HTMLElement[];
  index: number;
}

/**
 * Keeps the focus in a list whose rows go away when they are done: when what had the focus is gone,
 * the focus goes to the control of its row, or of the row that takes its place. Called by the
 * component that renders the rows, which renders again when one goes.
 */
export function useFocusInList(
  list: RefObject<HTMLElement | null>,
  { rows: selector, act, afterLast }: FocusedList,
): void {
  const left = useLeft(list, selector);
  const keep = useEffectEvent(() => {
    if (left.current === null || document.activeElement !== document.body) return;
    const next = nextRow(left.current, rowsOf(list.current, selector));
    const target = next === undefined ? afterLast() : next.querySelector<HTMLElement>(act);
    target?.focus();
  });
  useEffect(() => keep());
  // A row may have gone while a dialog that it opened had the focus.
  useEffect(() => keepLostFocus(() => keep()), []);
}

/** The rows of a list in their order. */
export function rowsOf(list: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** A dialog, and the frame around it that takes the focus first. */
const dialogs = "[role=dialog], [role=presentation]";

/** Null once the focus was moved elsewhere. */
function useLeft(list: RefObject<HTMLElement | null>, selector: string) {
  const left = useRef<Left | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(dialogs) !== null) return;
      const isInside = list.current?.contains(target) === true;
      left.current = isInside ? leftAt(target, rowsOf(list.current, selector)) : null;
    };
    window.addEventListener("focusin", follow);
    window.addEventListener("pointerdown", follow);
    return () => {
      window.removeEventListener("focusin", follow);
      window.removeEventListener("pointerdown", follow);
    };
  }, [list, selector]);
  return left;
}

/** The row around an element, or the next one, as for the button of a group of rows. */
function leftAt(element: Element, rows: readonly HTMLElement[]): Left {
  const isAfter = (row: HTMLElement) =>
    (element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const found = rows.findIndex((row) => row.contains(element) || isAfter(row));
  const index = found < 0 ? rows.length : found;
  return { rows: rows.slice(index), index };
}

function nextRow(left: Left, rows: readonly HTMLElement[]): HTMLElement | undefined {
  return left.rows.find((row) => rows.includes(row)) ?? rows[Math.min(left.index, rows.length - 1)];
}
