import { useEffect, useRef } from "react";
import type { Notify } from "./use-notice.ts";
import { useNotice } from "./use-notice.ts";

/** For what a component shows itself: a notice of it once the component is no longer on screen. */
export function useNoticeWhenGone(): Notify {
  const notify = useNotice();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (notice) => {
    if (!isShown.current) notify(notice);
  };
}
