import { employeeOfRow } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useState } from "react";
import type { PlannedRow } from "@crewline/domain/kernel/csv/planned-row";
import type {
  RowPreview,
  WageChangeRow,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useParts } from "../../entities/batches/use-parts.ts";

/** The number of people asked about at the same time. */
const PEOPLE_AT_ONCE = 10;

const nothing: ReadonlyMap<string, RowPreview> = new Map();

/** The amounts behind the rows of an import, by their keys, some people at a time. */
export function useImportPreview() {
  const [previews, setPreviews] = useState(nothing);
  const { run: ask, progress, problem } = useParts();

  /** Returns false when the amounts could not be loaded. */
  const run = async (planned: readonly PlannedRow<WageChangeRow>[]): Promise<boolean> => {
    const rows = planned.flatMap(({ row }) => row ?? []);
    const answers = await ask(rows, PEOPLE_AT_ONCE, (some) => Promise.all(some.map(previewOf)));
    if (answers === null) return false;
    setPreviews(new Map(answers.map(({ key, preview }) => [key, preview])));
    return true;
  };

  return { run, previews, progress, problem };
}

async function previewOf({ key, changes }: WageChangeRow) {
  const input = {
    employeeId: employeeOfRow({ changes }),
    changes: changes.map(({ jobRoleId, effectiveDate, rateTenThousandths, salary, reason }) => ({
      jobRoleId,
      effectiveDate,
      rateTenThousandths,
      ...(salary !== undefined && { salary }),
      reason,
    })),
  };
  const options = trpc.wageChanges.previewRow.queryOptions(input);
  const preview = await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
  return { key, preview };
}
