import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { Overriding, ShiftWrites } from "../model/write-change.ts";
import { answered } from "./answered.ts";
import { useRecurringCommands } from "./use-recurring-commands.ts";

interface PlanWrite extends Overriding {
  shiftId: ShiftId;
  expectedVersion: number;
  plan: ShiftPlan | null;
}

/**
 * The writes of the grid and of undo and redo, which tell a refusal to their caller. Several may be
 * on their way at once.
 */
export function useShiftCommands() {
  const adding = useCommand(trpc.schedules.addShift.mutationOptions());
  const saving = useCommand(trpc.schedules.saveShift.mutationOptions());
  const cancelling = useCommand(trpc.schedules.cancelShift.mutationOptions());
  const copying = useCommand(trpc.schedules.copyWeeks.mutationOptions());
  const importing = useCommand(trpc.schedules.importShifts.mutationOptions());
  const undoing = useCommand(trpc.schedules.undoBatch.mutationOptions());
  const recurring = useRecurringCommands();
  const writes: ShiftWrites = {
    add: async (shiftId, shift, overriding) =>
      answered(await adding.settle({ shiftId, shift, ...overriding })),
    save: async (edit) => answered(await saving.settle(edit)),
    cancel: async (shiftId, expectedVersion) =>
      answered(await cancelling.settle({ shiftId, expectedVersion })),
  };
  return {
    ...writes,
    ...recurring,
    /** Saves the plan, or deletes the shift where there is none. */
    write: async ({ shiftId, expectedVersion, plan, ...overriding }: PlanWrite) =>
      plan === null
        ? writes.cancel(shiftId, expectedVersion)
        : answered(await saving.settle({ shiftId, expectedVersion, shift: plan, ...overriding })),
    copyWeeks: async (week: Parameters<typeof copying.run>[0]) =>
      answered(await copying.settle(week)),
    importShifts: async (week: Parameters<typeof importing.run>[0]) =>
      answered(await importing.settle(week)),
    undoBatch: async (batchId: BatchId) => answered(await undoing.settle({ batchId })),
  };
}

export type ShiftCommands = ReturnType<typeof useShiftCommands>;
