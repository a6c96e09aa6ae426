import { useEffect, useEffectEvent } from "react";
import { isTypingPlace } from "../../../ui/keyboard/use-hotkey.ts";
import type { RosterUndo } from "./use-undo.ts";

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo; in a field they act on the text. */
export function useUndoKeys(undo: Pick<RosterUndo, "undo" | "redo">): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || event.defaultPrevented || isTypingPlace(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) undo.redo();
    else undo.undo();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);
}
