import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { MOST_BATCH_ROWS } from "@crewline/domain/records/batches/batch";
import type {
  PolicyPreview,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import { useQuestion } from "../../../api/use-question.ts";

/** Asks the server what a policy would change for people; the answer is never cached. */
export function usePolicyPreview(employeeIds: readonly EmployeeId[]) {
  return useQuestion(async (wanted: WantedPolicy): Promise<PolicyPreview[]> => {
    const people: PolicyPreview[] = [];
    for (let from = 0; from < employeeIds.length; from += MOST_BATCH_ROWS) {
      people.push(...(await ask(employeeIds.slice(from, from + MOST_BATCH_ROWS), wanted)));
    }
    return people;
  });
}

async function ask(employeeIds: EmployeeId[], wanted: WantedPolicy): Promise<PolicyPreview[]> {
  const options = trpc.employees.previewOvertimePolicy.queryOptions({ employeeIds, ...wanted });
  return (await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })).people;
}
