import { useEffect, useEffectEvent } from "react";
import type { GridSelection } from "./grid-selection.ts";
import type { ShiftClipboard } from "./shift-clipboard.ts";
import type { BatchActions } from "./use-batch-actions.ts";

interface KeysOutside {
  batch: BatchActions;
  clipboard: ShiftClipboard;
  selection: GridSelection;
}

/**
 * Keys while nothing has the focus, as after a change of the week: Ctrl+V pastes at the same people
 * and days, Ctrl+A chooses the week, Esc leaves what is chosen or waits to be pasted.
 */
export function useKeysOutside({ batch, clipboard, selection }: KeysOutside): void {
  const run = (key: string, isCommand: boolean): boolean => {
    if (key === "escape") {
      selection.clear();
      if (clipboard.held()?.isWaiting === true) clipboard.hold(null);
      return false;
    }
    if (!isCommand || (key !== "v" && key !== "a")) return false;
    if (key === "v") batch.paste(null);
    else selection.chooseAll();
    return true;
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isOutside = event.target === document.body && !event.defaultPrevented;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isOutside && run(event.key.toLowerCase(), isCommand)) event.preventDefault();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
