import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import { MOST_BATCH_ROWS } from "@crewline/domain/records/batches/batch";
import type {
  PolicyPreview,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { wantedPolicySchema } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { problemOf } from "../../../api/problem.ts";
import { queryClient } from "../../../api/query-client.ts";
import { trpc } from "../../../api/trpc.ts";
import type { FormProblem } from "../../../ui/dialogs/form-problem.ts";
import { problemOfIssues } from "../../../ui/dialogs/form-problem.ts";

/** Asks the server what a policy would change for people; the answer is never cached. */
export function usePolicyPreview() {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const run = async (
    employeeIds: EmployeeId[],
    wanted: WantedPolicy,
  ): Promise<PolicyPreview[] | null> => {
    const checked = wantedPolicySchema.safeParse(wanted);
    setProblem(checked.success ? null : problemOfIssues(checked.error.issues));
    if (!checked.success) return null;
    setRunning(true);
    try {
      const people: PolicyPreview[] = [];
      for (let from = 0; from < employeeIds.length; from += MOST_BATCH_ROWS) {
        people.push(...(await ask(employeeIds.slice(from, from + MOST_BATCH_ROWS), wanted)));
      }
      return people;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setRunning(false);
    }
  };

  /** Shows a rule that the preview names for the person. */
  const refuse = (message: string) => setProblem({ message, fieldErrors: {} });

  return { run, refuse, isRunning, problem };
}

async function ask(employeeIds: EmployeeId[], wanted: WantedPolicy): Promise<PolicyPreview[]> {
  const options = trpc.employees.previewOvertimePolicy.queryOptions({ employeeIds, ...wanted });
  return (await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })).people;
}
