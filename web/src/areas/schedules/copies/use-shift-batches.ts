import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import type { CopySource, CopyTerms } from "@crewline/domain/records/schedules/week-copy";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { BatchCommands } from "../../../entities/batches/use-batches.ts";

export interface Copy {
  locationId: LocationId;
  source: CopySource;
  terms: CopyTerms;
  /** The reason for shifts that the rules warn of. */
  override?: OverrideDecision;
}

/** A week that is filled as its preview shows. */
export interface CopyRow {
  key: string;
  title: string;
  fingerprint: string;
}

/** Fills weeks, one a call, and takes bulk changes of shifts back. */
export function useShiftBatches(copy: Copy | null = null) {
  const save = useCommand(trpc.schedules.copyWeeks.mutationOptions());
  const undo = useCommand(trpc.schedules.undoBatch.mutationOptions());
  const commands: BatchCommands<CopyRow> = {
    save: async (bulk) => (copy === null ? null : save.run({ ...bulk, ...copy })),
    undo: (batchId) => undo.run({ batchId }),
    rowsAtOnce: 1,
  };
  return { commands, problem: save.problem ?? undo.problem };
}
