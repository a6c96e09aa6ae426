import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type {
  PolicyPreview,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { policyLabels } from "@crewline/domain/projections/employees/policy-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useBatches } from "../../../entities/batches/use-batches.ts";
import { usePolicyPreview } from "./use-policy-preview.ts";

/** One person whose policy is set. */
interface PolicyRow {
  key: string;
  title: string;
  employeeId: EmployeeId;
  expectedVersion: number;
}

/** The wanted policy, with its effect by the server. */
interface Answer {
  wanted: WantedPolicy;
  people: PolicyPreview[];
}

/** Sets the overtime policy of many people: first what that changes, then row by row, and back. */
export function useBulkPolicy(employees: readonly Employee[], wanted: WantedPolicy) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // After another choice, what was answered is about something else.
  const shown = answer?.wanted === wanted ? answer.people : null;
  const preview = usePolicyPreview();
  const set = useCommand(trpc.employees.setOvertimePolicies.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const batches = useBatches<PolicyRow>({
    save: (bulk) => set.run({ ...bulk, ...wanted }),
    undo: (batchId) => undo.run({ batchId }),
  });

  const run = async () => {
    if (shown === null) {
      const ids = employees.map(({ id }) => id);
      const people = await preview.run(ids, wanted);
      setAnswer(people === null ? null : { wanted, people });
      return null;
    }
    const rows = shown.filter(({ problem }) => problem === null).map(rowOf);
    const title = `Overtime policy: ${policyLabels[wanted.policy]}`;
    return rows.length === 0 ? null : batches.run(title, rows);
  };

  const problem = preview.problem ?? set.problem ?? undo.problem;
  return {
    name: "Overtime policy",
    submitLabel: shown === null ? "Show what changes" : "Change",
    run,
    batches,
    shown,
    isLoading: preview.isRunning,
    problem,
    error: problem?.fieldErrors["day"],
  };
}

function rowOf({ employeeId, employeeName, version }: PolicyPreview): PolicyRow {
  return { key: employeeId, title: employeeName, employeeId, expectedVersion: version };
}
