import { useEffect, useState } from "react";
import { isModalOpen } from "../../../ui/dialogs/is-modal-open.ts";

/** A field that is removed while it has the focus sends no event, so this looks again. */
const LOOK_AGAIN_MS = 100;

/** After so long without typing, a field counts as left: a cell may stay open for hours. */
const PAUSE_MS = 3000;

/**
 * False while a pointer is pressed, as in a drag, while something is typed, as in a cell, and while
 * another dialog is open; true from the first moment without.
 */
export function useHandsFree(isPressed: () => boolean): boolean {
  const [isFree, setFree] = useState(() => isFreeNow({ isPressed, isPaused: false }));
  useEffect(() => {
    if (isFree) return;
    let lastTypedMs = performance.now();
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    const noteTyping = () => {
      lastTypedMs = performance.now();
    };
    window.addEventListener("keydown", noteTyping, options);
    // Dictation and the keyboards of phones press no keys.
    window.addEventListener("input", noteTyping, options);
    const look = () => {
      const isPaused = performance.now() - lastTypedMs >= PAUSE_MS;
      setFree(isFreeNow({ isPressed, isPaused }));
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [isFree, isPressed]);
  return isFree;
}

interface Hands {
  isPressed: () => boolean;
  /** True if nothing was typed for a while. */
  isPaused: boolean;
}

function isFreeNow({ isPressed, isPaused }: Hands): boolean {
  const isTyping = !isPaused && (document.activeElement?.matches(typedInto) ?? false);
  return !isPressed() && !isTyping && !isModalOpen();
}

const typedInto = "textarea, input:not([type=checkbox], [type=radio])";
