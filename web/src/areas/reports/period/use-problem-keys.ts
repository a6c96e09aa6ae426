import { useEffect, useRef } from "react";
import { useHotkey } from "../../../ui/keyboard/use-hotkey.ts";

/**
 * The keys of a checklist, from anywhere on the page: `n` and `p` go to the next problem and the
 * one before, `a` accepts what the problem with the focus proposes. When a problem that has the
 * focus goes away, the focus goes to the one that takes its place, or to what `afterLast` selects.
 */
export function useProblemKeys(afterLast: string) {
  const list = useRef<HTMLElement>(null);
  const place = useFocusedPlace(list);
  const step = (by: 1 | -1) => {
    const rows = rowsOf(list.current);
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    focusRow(rows[index < 0 ? 0 : index + by]);
  };
  useHotkey("n", () => step(1));
  useHotkey("p", () => step(-1));
  useHotkey("a", () => {
    const row = rowsOf(list.current).find((one) => one.contains(document.activeElement));
    row?.querySelector<HTMLElement>("[data-accepts]")?.click();
  });
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const rows = rowsOf(list.current);
    if (rows.length === 0) document.querySelector<HTMLElement>(afterLast)?.focus();
    else focusRow(rows[Math.min(place.current, rows.length - 1)]);
  });
  return { list, focusFirst: () => focusRow(rowsOf(list.current)[0]) };
}

/** A dialog, and the frame around it that takes the focus first. */
const dialogs = "[role=dialog], [role=presentation]";

/** The place of the problem that had the focus last; null once the focus was moved elsewhere. */
function useFocusedPlace(list: { readonly current: HTMLElement | null }) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(dialogs) !== null) return;
      const isInside = list.current?.contains(target) === true;
      place.current = isInside ? placeOf(target, rowsOf(list.current)) : null;
    };
    window.addEventListener("focusin", follow);
    window.addEventListener("pointerdown", follow);
    return () => {
      window.removeEventListener("focusin", follow);
      window.removeEventListener("pointerdown", follow);
    };
  }, [list]);
  return place;
}

/** The place of the row around an element, or of the next row, as for the button of an item. */
function placeOf(element: Element, rows: readonly HTMLElement[]): number {
  const isAfter = (row: HTMLElement) =>
    (element.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const index = rows.findIndex((row) => row.contains(element) || isAfter(row));
  return Math.max(0, index);
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-problem]") ?? [])];
}

/** The focus goes to the control that fixes the problem. */
function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>("[data-fixes]")?.focus();
}
