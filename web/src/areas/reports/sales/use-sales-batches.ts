import type { SalesRow } from "@crewline/domain/rules/sales/sales-rows";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { BatchCommands } from "../../../entities/batches/use-batches.ts";

/** Imports of sales and their undoing. */
export function useSalesBatches() {
  const save = useCommand(trpc.reports.importSales.mutationOptions());
  const undo = useCommand(trpc.reports.undoBatch.mutationOptions());
  const commands: BatchCommands<SalesRow> = {
    save: (bulk) => save.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  };
  return { commands, problem: save.problem ?? undo.problem };
}
