import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type {
  PolicyPreview,
  WantedPolicy,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { FormProblem } from "../../../ui/dialogs/form-problem.ts";
import type { Runner } from "../../../ui/forms/form-definition.ts";
import type { Shown } from "../../../ui/forms/use-shown-first.ts";
import { useShownFirst } from "../../../ui/forms/use-shown-first.ts";
import { usePolicyPreview } from "./use-policy-preview.ts";

/** Sets the overtime policy of one person; one that changes hours or pay shows them first. */
export function usePersonPolicy(employeeId: EmployeeId) {
  const set = useCommand(trpc.employees.setOvertimePolicy.mutationOptions());
  return useShownFirst({
    preview: usePersonPreview(employeeId),
    isWorthShowing: ({ weeks }) => weeks.length > 0,
    save: {
      ...set,
      run: ({ input, preview: { version } }: Shown<WantedPolicy, PolicyPreview>) =>
        set.run({ ...input, employeeId, expectedVersion: version }),
    },
  });
}

/** The effect on the person; a rule that is in the way refuses the form. */
function usePersonPreview(employeeId: EmployeeId): Runner<WantedPolicy, PolicyPreview> {
  const preview = usePolicyPreview([employeeId]);
  const [rule, setRule] = useState<FormProblem | null>(null);
  const run = async (wanted: WantedPolicy) => {
    setRule(null);
    const [person] = (await preview.run(wanted)) ?? [];
    if (person === undefined) return null;
    if (person.problem === null) return person;
    setRule({ message: person.problem, fieldErrors: {} });
    return null;
  };
  const clearProblem = () => {
    setRule(null);
    preview.clearProblem();
  };
  return { run, isRunning: preview.isRunning, problem: rule ?? preview.problem, clearProblem };
}
