import { employeeOfRow } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useState } from "react";
import type { PlannedRow } from "@crewline/domain/kernel/csv/planned-row";
import type {
  RowPreview,
  WageChangeRow,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { Problem } from "../../api/problem.ts";
import { problemOf } from "../../api/problem.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import type { BatchProgress } from "../../entities/batches/use-batches.ts";

/** The number of people asked about at the same time. */
const PEOPLE_AT_ONCE = 10;

const nothing: ReadonlyMap<string, RowPreview> = new Map();

/** The amounts behind the rows of an import, by their keys, some people at a time. */
export function useImportPreview() {
  const [previews, setPreviews] = useState(nothing);
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Returns false when the amounts could not be loaded. */
  const run = async (planned: readonly PlannedRow<WageChangeRow>[]): Promise<boolean> => {
    const rows = planned.flatMap(({ row }) => row ?? []);
    const found = new Map<string, RowPreview>();
    setProblem(null);
    try {
      for (let from = 0; from < rows.length; from += PEOPLE_AT_ONCE) {
        setProgress({ done: from, total: rows.length });
        const chunk = rows.slice(from, from + PEOPLE_AT_ONCE);
        const answers = await Promise.all(chunk.map(previewOf));
        for (const { key, preview } of answers) found.set(key, preview);
      }
      setPreviews(found);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setProgress(null);
    }
  };

  return { run, previews, progress, problem };
}

async function previewOf({ key, changes }: WageChangeRow) {
  const input = {
    employeeId: employeeOfRow({ changes }),
    changes: changes.map(({ jobRoleId, effectiveDate, rateTenThousandths, reason }) => ({
      jobRoleId,
      effectiveDate,
      rateTenThousandths,
      reason,
    })),
  };
  const options = trpc.wageChanges.previewRow.queryOptions(input);
  const preview = await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
  return { key, preview };
}
