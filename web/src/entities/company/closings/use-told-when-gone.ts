import { useEffect, useRef } from "react";
import type { Problem } from "../../../api/problem.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";

/** For a command whose component may go before its answer: tells a refusal that it can't show. */
export function useToldWhenGone(): (problem: Problem) => void {
  const notify = useNotice();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (problem) => {
    if (!isShown.current) notify(refusalNotice(problem));
  };
}
