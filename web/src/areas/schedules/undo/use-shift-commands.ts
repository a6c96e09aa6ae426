import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import { useRef } from "react";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../../api/problem.ts";
import { noAnswer } from "../../../api/problem.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { Answer, Overriding, ShiftWrites } from "../model/write-change.ts";
import { useRecurringCommands } from "./use-recurring-commands.ts";

interface PlanWrite extends Overriding {
  shiftId: ShiftId;
  expectedVersion: number;
  plan: ShiftPlan | null;
}

/** The writes of the grid and of undo and redo, which tell a refusal to their caller. */
export function useShiftCommands() {
  const refused = useRef<Problem | null>(null);
  const keep = {
    onProblem: (problem: Problem) => {
      refused.current = problem;
    },
  };
  const adding = useCommand(trpc.schedules.addShift.mutationOptions(), keep);
  const saving = useCommand(trpc.schedules.saveShift.mutationOptions(), keep);
  const cancelling = useCommand(trpc.schedules.cancelShift.mutationOptions(), keep);
  const copying = useCommand(trpc.schedules.copyWeeks.mutationOptions(), keep);
  const importing = useCommand(trpc.schedules.importShifts.mutationOptions(), keep);
  const undoing = useCommand(trpc.schedules.undoBatch.mutationOptions(), keep);
  const answered = <T>(answer: T | null): Answer<T> =>
    answer ?? { problem: refused.current ?? noAnswer };
  const recurring = useRecurringCommands(keep, answered);
  const writes: ShiftWrites = {
    add: async (shiftId, shift, overriding) =>
      answered(await adding.run({ shiftId, shift, ...overriding })),
    save: async (edit) => answered(await saving.run(edit)),
    cancel: async (shiftId, expectedVersion) =>
      answered(await cancelling.run({ shiftId, expectedVersion })),
  };
  return {
    ...writes,
    ...recurring,
    /** Saves the plan, or deletes the shift where there is none. */
    write: async ({ shiftId, expectedVersion, plan, ...overriding }: PlanWrite) =>
      plan === null
        ? writes.cancel(shiftId, expectedVersion)
        : answered(await saving.run({ shiftId, expectedVersion, shift: plan, ...overriding })),
    copyWeeks: async (week: Parameters<typeof copying.run>[0]) => answered(await copying.run(week)),
    importShifts: async (week: Parameters<typeof importing.run>[0]) =>
      answered(await importing.run(week)),
    undoBatch: async (batchId: BatchId) => answered(await undoing.run({ batchId })),
  };
}

export type ShiftCommands = ReturnType<typeof useShiftCommands>;
