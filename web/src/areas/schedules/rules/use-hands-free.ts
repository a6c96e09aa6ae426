import { useEffect, useState } from "react";
import { isModalOpen } from "../../../ui/dialogs/is-modal-open.ts";

/** A field that is removed while it has the focus sends no event, so this looks again. */
const LOOK_AGAIN_MS = 100;

/** A field in which nothing was typed for so long holds back nothing: it may stay open for hours. */
const PAUSE_MS = 3000;

/**
 * False while a pointer is pressed, as in a drag, while something is typed, as in a cell, and while
 * another dialog is open; true from the first moment without.
 */
export function useHandsFree(isPressed: () => boolean): boolean {
  const [isFree, setFree] = useState(() => isFreeNow({ isPressed, isPaused: false }));
  useEffect(() => {
    if (isFree) return;
    let lastKeyMs = performance.now();
    const noteTyping = () => {
      lastKeyMs = performance.now();
    };
    window.addEventListener("keydown", noteTyping, { capture: true });
    const look = () => {
      const isPaused = performance.now() - lastKeyMs >= PAUSE_MS;
      setFree(isFreeNow({ isPressed, isPaused }));
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener("keydown", noteTyping, { capture: true });
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
