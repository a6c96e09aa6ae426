import { useEffect } from "react";

/**
 * Puts the focus on the first row of the list when a panel closes and the row that opened it is no
 * longer listed, for example because it was approved meanwhile; the browser would drop the focus.
 */
export function useFocusWhenGone(): void {
  useEffect(
    () => () => {
      // After the panel's own cleanup, which returns the focus to the row while it is still there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>("[data-opens-row], main")?.focus();
      });
    },
    [],
  );
}
