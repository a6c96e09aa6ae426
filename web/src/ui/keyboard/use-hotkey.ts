import { useEffect, useEffectEvent } from "react";

/**
 * Runs the action when the key is pressed outside a field and outside an open dialog, so that a
 * person can type the same letter anywhere. Keys with Ctrl, Alt or Meta belong to the browser.
 */
export function useHotkey(key: string, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [key]);
}

const typingPlaces =
  "input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog]";

function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.metaKey || isTypingPlace(event.target);
}

/** True if keys belong to a field or an open dialog. */
export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingPlaces) !== null;
}
