import type { ReadFile } from "@crewline/domain/records/batches/batch";
import type { ImportedWork } from "@crewline/domain/rules/imported-time/imported-work";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { BatchCommands } from "../../../entities/batches/use-batches.ts";

/** Imports of worked time and their undoing; `fileOf` says how the file was read. */
export function useTimeBatches(fileOf: () => ReadFile | null = () => null) {
  const save = useCommand(trpc.timeEntries.importRows.mutationOptions());
  const undo = useCommand(trpc.timeEntries.undoBatch.mutationOptions());
  const commands: BatchCommands<ImportedWork> = {
    save: (bulk) => save.run({ ...bulk, file: fileOf() }),
    undo: (batchId) => undo.run({ batchId }),
  };
  return { commands, problem: save.problem ?? undo.problem };
}
