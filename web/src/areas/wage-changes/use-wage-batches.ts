import type { WageChangeRow } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { BatchCommands } from "../../entities/batches/use-batches.ts";

/** Changes of many rates and their undoing, as the parts of all lists run them. */
export function useWageBatches(kind: "bulkRaise" | "import") {
  const save = useCommand(trpc.wageChanges[kind].mutationOptions());
  const undo = useCommand(trpc.wageChanges.undoBatch.mutationOptions());
  const commands: BatchCommands<WageChangeRow> = {
    save: (bulk) => save.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  };
  return { commands, problem: save.problem ?? undo.problem };
}
