import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { policyLabel } from "@crewline/domain/words/employees/policy-words";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type {
  PolicyPreview,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import type { BatchOutcome } from "../../../entities/batches/batch-calls.ts";
import { useBatches } from "../../../entities/batches/use-batches.ts";
import type { Shown } from "../../../ui/forms/use-shown-first.ts";
import { useShownFirst } from "../../../ui/forms/use-shown-first.ts";
import { usePolicyPreview } from "./use-policy-preview.ts";

/** One person whose policy is set. */
interface PolicyRow {
  wanted: WantedPolicy;
  row: { key: string; title: string; employeeId: EmployeeId; expectedVersion: number };
}

type Asked = Shown<WantedPolicy, PolicyPreview[]>;

/** Sets the overtime policy of many people: first what that changes, then row by row, and back. */
export function useBulkPolicy(employees: readonly Employee[]) {
  const locale = useLocale();
  const set = useCommand(trpc.employees.setOvertimePolicies.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const batches = useBatches<PolicyRow>({
    save: async ({ rows, ...bulk }) => {
      const [first] = rows;
      if (first === undefined) return null;
      return set.run({ ...bulk, ...first.wanted, rows: rows.map(({ row }) => row) });
    },
    undo: (batchId) => undo.run({ batchId }),
  });
  const setAll = async ({ input, preview }: Asked): Promise<BatchOutcome | null> => {
    const rows = preview.filter(({ problem }) => problem === null).map(rowOf(input));
    const title = `Overtime policy: ${policyLabel(input.policy, locale)}`;
    return rows.length === 0 ? null : batches.run(title, rows);
  };
  const steps = useShownFirst({
    preview: usePolicyPreview(employees.map(({ id }) => id)),
    isWorthShowing: () => true,
    save: {
      run: setAll,
      isRunning: batches.progress !== null,
      problem: set.problem ?? undo.problem,
      clearProblem: () => {
        set.clearProblem();
        undo.clearProblem();
      },
    },
  });
  return { ...steps, batches };
}

function rowOf(wanted: WantedPolicy) {
  return ({ employeeId, employeeName, version }: PolicyPreview): PolicyRow => ({
    wanted,
    row: { key: employeeId, title: employeeName, employeeId, expectedVersion: version },
  });
}
