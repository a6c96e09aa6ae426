import { useCallback, useState } from "react";

const step = 40;

/** Counts the rows to show: 40 more whenever the sentinel comes near the screen, up to `total`. */
export function useGrowingCount(total: number) {
  const [shown, setShown] = useState(step);
  const count = Math.min(shown, total);
  const hasMore = count < total;
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || !hasMore) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setShown(count + step);
        },
        { rootMargin: "600px" },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [count, hasMore],
  );
  return { count, sentinel };
}
