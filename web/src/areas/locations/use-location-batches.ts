import type { LocationRow } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { BatchCommands } from "../../entities/batches/use-batches.ts";

/** Changes of many locations and their undoing, as the parts of all lists run them. */
export function useLocationBatches() {
  const save = useCommand(trpc.locations.saveRows.mutationOptions());
  const undo = useCommand(trpc.locations.undoBatch.mutationOptions());
  const commands: BatchCommands<LocationRow> = {
    save: (bulk) => save.run(bulk),
    undo: (batchId) => undo.run({ batchId }),
  };
  return { commands, problem: save.problem ?? undo.problem };
}
