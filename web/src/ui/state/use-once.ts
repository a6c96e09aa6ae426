import { useEffect, useRef } from "react";

/** Runs when the component appears, or when there first is an action; never twice. */
export function useOnce(action: (() => Promise<void>) | null): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || action === null) return;
    isDone.current = true;
    void action();
  });
}
