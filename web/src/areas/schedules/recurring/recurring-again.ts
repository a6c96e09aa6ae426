import type { UndoOfRecurring } from "@crewline/domain/records/schedules/recurring-shift";
import type { Answer } from "../model/write-change.ts";
import type { StepBatch } from "../undo/undo-stack.ts";
import type { ShiftCommands } from "../undo/use-shift-commands.ts";

type Run = (
  commands: ShiftCommands,
  expectedVersion: number,
) => Promise<Answer<{ undo: UndoOfRecurring | null }>>;

/**
 * Does a change of a recurring shift again. The recurring shift that ended has the version after its
 * restoring then, so that the change is refused where another manager changed it meanwhile.
 */
export function againFrom(undo: UndoOfRecurring | null, run: Run): StepBatch["again"] {
  let endedVersion = undo?.endedVersion ?? 0;
  return async (commands) => {
    const answer = await run(commands, endedVersion + 1);
    if ("problem" in answer) return answer;
    if (answer.undo === null) return { batchIds: [] };
    endedVersion = answer.undo.endedVersion ?? 0;
    return { batchIds: [answer.undo.batchId], changedIds: answer.undo.changedIds };
  };
}
