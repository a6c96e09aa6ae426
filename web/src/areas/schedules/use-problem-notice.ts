import { useEffect, useEffectEvent } from "react";
import type { Problem } from "../../api/problem.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

/** Shows a refusal that has no form of its own as a notice. */
export function useProblemNotice(problem: Problem | null): void {
  const notify = useNotice();
  const tell = useEffectEvent((text: string) => notify({ text, tone: "danger" }));
  useEffect(() => {
    if (problem !== null) tell(problem.message);
  }, [problem]);
}
