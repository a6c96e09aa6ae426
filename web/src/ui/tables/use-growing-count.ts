import { useCallback, useState } from "react";

const step = 40;

/** How many of `total` to show, growing by 40 whenever the sentinel comes near the screen. */
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
