import { useEffect, useState } from "react";
import { isModalOpen } from "../../../ui/dialogs/is-modal-open.ts";

/** A field that is removed while it has the focus sends no event, so this looks again. */
const LOOK_AGAIN_MS = 100;

/**
 * False while a pointer is pressed, as in a drag, while something is typed, as in a cell, and while
 * another dialog is open; true from the first moment without.
 */
export function useHandsFree(isPressed: () => boolean): boolean {
  const [isFree, setFree] = useState(() => isFreeNow(isPressed));
  useEffect(() => {
    if (isFree) return;
    const timer = setInterval(() => setFree(isFreeNow(isPressed)), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isFree, isPressed]);
  return isFree;
}

function isFreeNow(isPressed: () => boolean): boolean {
  const isTyping = document.activeElement?.matches(typedInto) ?? false;
  return !isPressed() && !isTyping && !isModalOpen();
}

const typedInto = "textarea, input:not([type=checkbox], [type=radio])";
