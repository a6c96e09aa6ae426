import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { Raise } from "@crewline/domain/rules/rates/raise";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { Problem } from "../../api/problem.ts";
import { problemOf } from "../../api/problem.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import type { BatchProgress } from "../../entities/batches/use-batches.ts";

/** As many as the server takes in one call. */
const PEOPLE_AT_ONCE = 25;

/** Works out a raise for any number of people, some at a time, with the progress. */
export function useRaisePreview() {
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const run = async (
    wanted: { raise: Raise; effectiveDate: string },
    ids: readonly EmployeeId[],
  ): Promise<PlannedRaise[] | null> => {
    const planned: PlannedRaise[] = [];
    setProblem(null);
    try {
      for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
        setProgress({ done: from, total: ids.length });
        const employeeIds = ids.slice(from, from + PEOPLE_AT_ONCE);
        const options = trpc.wageChanges.previewRaise.queryOptions({ ...wanted, employeeIds });
        const { people } = await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
        planned.push(...people);
      }
      return planned.toSorted((a, b) => a.employeeName.localeCompare(b.employeeName));
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setProgress(null);
    }
  };

  return { run, progress, problem };
}
