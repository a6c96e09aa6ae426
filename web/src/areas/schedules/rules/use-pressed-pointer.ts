import { useCallback, useEffect, useRef } from "react";

/** Tells whether a mouse button, a pen or a finger is down anywhere on the page. */
export function usePressedPointer(): () => boolean {
  const isPressed = useRef(false);
  useEffect(() => {
    const stopping = new AbortController();
    const options = { capture: true, signal: stopping.signal };
    const note = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    window.addEventListener("pointerdown", note(true), options);
    window.addEventListener("pointerup", note(false), options);
    window.addEventListener("pointercancel", note(false), options);
    return () => stopping.abort();
  }, []);
  return useCallback(() => isPressed.current, []);
}
