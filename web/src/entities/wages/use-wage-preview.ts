import { useState } from "react";
import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { Problem } from "../../api/problem.ts";
import { problemOf } from "../../api/problem.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";

/** Asks the server what a change would do; never cached, because a preview is of this moment. */
export function useWagePreview() {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const run = async (change: WageChangeInput): Promise<WageChangePreview | null> => {
    setRunning(true);
    setProblem(null);
    try {
      const options = trpc.wageChanges.preview.queryOptions({ change });
      return await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setRunning(false);
    }
  };

  return { run, isRunning, problem, clearProblem: () => setProblem(null) };
}
