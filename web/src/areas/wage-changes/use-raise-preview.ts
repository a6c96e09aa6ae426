import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Raise } from "@crewline/domain/rules/rates/raise";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useParts } from "../../entities/batches/use-parts.ts";

/** As many as the server takes in one call. */
const PEOPLE_AT_ONCE = 25;

/** Works out a raise for any number of people, some at a time, with the progress. */
export function useRaisePreview() {
  const { run: ask, progress, problem } = useParts();

  const run = async (
    wanted: { raise: Raise; effectiveDate: string },
    ids: readonly EmployeeId[],
  ): Promise<PlannedRaise[] | null> => {
    const planned = await ask(ids, PEOPLE_AT_ONCE, async (employeeIds) => {
      const input = { ...wanted, employeeIds: [...employeeIds] };
      const options = trpc.wageChanges.previewRaise.queryOptions(input);
      const { people } = await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 });
      return people;
    });
    return planned?.toSorted((a, b) => a.employeeName.localeCompare(b.employeeName)) ?? null;
  };

  return { run, progress, problem };
}
