import type { BulkChange } from "@crewline/domain/rules/employees/bulk-change";
import { bulkRows } from "@crewline/domain/rules/employees/bulk-change";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { BatchOutcome } from "../../entities/batches/batch-calls.ts";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { useEmployeeBatches } from "../../entities/employees/use-employee-batches.ts";
import type { Runner } from "../../ui/forms/form-definition.ts";

/** Makes one change in the records of many people, and back. */
export function useBulkRecords(employees: readonly Employee[]) {
  const { commands, problem, clearProblem } = useEmployeeBatches();
  const batches = useBatches(commands);
  const command: Runner<BulkChange, BatchOutcome> = {
    run: async (change) => {
      const rows = bulkRows(employees, change);
      return rows.length > 0 ? batches.run("Change people", rows) : null;
    },
    isRunning: batches.progress !== null,
    problem,
    clearProblem,
  };
  return { command, batches };
}
