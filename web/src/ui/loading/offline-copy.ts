import { useEffect, useSyncExternalStore } from "react";

/** Counts the parts of the screen that show a copy from the device, not from the server. */
let shown = 0;
const listeners = new Set<() => void>();

/** Counts a part of the screen among those that show a copy, so that the layout says so once. */
export function useShowsOfflineCopy(isCopy: boolean): void {
  useEffect(() => {
    if (!isCopy) return;
    count(1);
    return () => count(-1);
  }, [isCopy]);
}

/** Returns true if anything on the screen is a copy from the device. */
export function useIsOfflineCopyShown(): boolean {
  return useSyncExternalStore(subscribe, () => shown > 0);
}

function count(difference: 1 | -1): void {
  shown += difference;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
