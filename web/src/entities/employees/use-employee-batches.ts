import type { EmployeeRow } from "@crewline/domain/rules/employees/employee-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { BatchCommands } from "../batches/use-batches.ts";

/** Changes of many people and their undoing, as the parts of all lists run them. */
export function useEmployeeBatches() {
  const save = useCommand(trpc.employees.saveRows.mutationOptions());
  const undo = useCommand(trpc.employees.undoBatch.mutationOptions());
  const commands: BatchCommands<EmployeeRow> = {
    save: (bulk) => save.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  };
  const clearProblem = () => {
    save.clearProblem();
    undo.clearProblem();
  };
  return { commands, problem: save.problem ?? undo.problem, clearProblem };
}
