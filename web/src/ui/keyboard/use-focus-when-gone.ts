import { useEffect } from "react";

/**
 * Puts the focus on the first row of the list when a panel or form closes and what opened it is no
 * longer there, for example because it was approved meanwhile; the browser would drop the focus.
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
