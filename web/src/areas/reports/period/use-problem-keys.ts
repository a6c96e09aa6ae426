import { useRef } from "react";
import { rowsOf, useFocusInList } from "../../../ui/keyboard/use-focus-in-list.ts";
import { useHotkey } from "../../../ui/keyboard/use-hotkey.ts";

const [problems, fix] = ["[data-problem]", "[data-fixes]"];

/**
 * The keys of a checklist, from anywhere on the page: `n` and `p` go to the next problem and the
 * one before, `a` accepts what the problem with the focus proposes. When a problem that has the
 * focus goes away, the focus goes to the one that takes its place, or to what `afterLast` selects.
 */
export function useProblemKeys(afterLast: string) {
  const list = useRef<HTMLElement>(null);
  const step = (by: 1 | -1) => {
    const rows = rowsOf(list.current, problems);
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    focusRow(rows[index < 0 ? 0 : index + by]);
  };
  useHotkey("n", () => step(1));
  useHotkey("p", () => step(-1));
  useHotkey("a", () => {
    const row = rowsOf(list.current, problems).find((one) => one.contains(document.activeElement));
    row?.querySelector<HTMLElement>("[data-accepts]")?.click();
  });
  useFocusInList(list, {
    rows: problems,
    act: fix,
    afterLast: () => document.querySelector<HTMLElement>(afterLast),
  });
  return { list, focusFirst: () => focusRow(rowsOf(list.current, problems)[0]) };
}

/** The focus goes to the control that fixes the problem. */
function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>(fix)?.focus();
}
