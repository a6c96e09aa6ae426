import { useQueries } from "@tanstack/react-query";
import { MOST_BATCH_ROWS } from "@crewline/domain/records/batches/batch";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EndOfOne } from "@crewline/domain/rules/endings/end-of-many";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { trpc } from "../../../api/trpc.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult, queryResult } from "../../../ui/loading/load-result.ts";

/** The effect of the last day on each of the people; asked for in as many calls as they need. */
export function useEndPreviews(
  employees: readonly Employee[],
  lastDay: string,
): LoadResult<EndOfOne[]> {
  const isDay = localDateSchema.safeParse(lastDay).success;
  const results = useQueries({
    queries: chunksOf(employees).map((some) => ({
      ...trpc.employees.previewEnds.queryOptions({
        employeeIds: some.map(({ id }) => id),
        lastDay,
      }),
      enabled: isDay,
      staleTime: 0,
    })),
  }).map((query) => queryResult(query));
  if (!isDay) return { status: "ready", data: [], isOfflineCopy: false };
  return mapResult(allResults(Object.fromEntries(results.entries())), (answers) =>
    Object.values(answers).flatMap(({ people }) => people),
  );
}

function chunksOf(employees: readonly Employee[]): (readonly Employee[])[] {
  const count = Math.ceil(employees.length / MOST_BATCH_ROWS);
  return Array.from({ length: count }, (_, index) =>
    employees.slice(index * MOST_BATCH_ROWS, (index + 1) * MOST_BATCH_ROWS),
  );
}
