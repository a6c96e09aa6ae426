import { useRef } from "react";
import { useHotkey } from "../keyboard/use-hotkey.ts";
import type { TableModel } from "./use-table-model.ts";

/**
 * The keys of a list, from anywhere on the screen: `j` and `k` go to the next row and the one
 * before, `x` selects the row that has the focus, or takes it out of the selection.
 */
export function useRowKeys<T extends object>(model: TableModel<T>, isSelectable: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => {
    const openers = [...(list.current?.querySelectorAll<HTMLElement>("[data-opens-row]") ?? [])];
    const current = focusedRow(list.current);
    const index = openers.findIndex((opener) => current?.contains(opener));
    openers[index < 0 ? 0 : index + by]?.focus();
  };
  useHotkey("j", () => step(1));
  useHotkey("k", () => step(-1));
  useHotkey("x", () => {
    const id = focusedRow(list.current)?.getAttribute("data-row-id");
    const row = model.getRowModel().rows.find((candidate) => candidate.id === id);
    if (isSelectable) row?.toggleSelected();
  });
  return list;
}

function focusedRow(list: HTMLElement | null): Element | null {
  const row = document.activeElement?.closest("[data-row-id]") ?? null;
  return list?.contains(row) === true ? row : null;
}
