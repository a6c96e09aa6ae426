import { useEffect } from "react";
import { offerLostFocus } from "./focus-keepers.ts";

/**
 * Puts the focus on the row that takes the place of the one that opened a panel or form, when it
 * closes and that row is gone, for example because it was approved meanwhile; on the first row where
 * no list of the page knows the place. The browser would drop the focus.
 */
export function useFocusWhenGone(): void {
  useEffect(
    () => () => {
      // After the panel's own cleanup, which returns the focus to the row while it is still there.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        offerLostFocus();
        if (!isFocusLost()) return;
        document.querySelector<HTMLElement>("[data-opens-row], main")?.focus();
      });
    },
    [],
  );
}

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
