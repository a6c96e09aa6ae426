import type { RefObject } from "react";
import { useLayoutEffect } from "react";

/** The room between the element and the notices above it, in px. */
const GAP = 8;

/** Keeps the notices above an element at the bottom of the window, while it is shown. */
export function useNoticesAbove(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const follow = () => style.setProperty("--notices-above", `${bar.offsetHeight + GAP}px`);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty("--notices-above");
    };
  }, [element]);
}
