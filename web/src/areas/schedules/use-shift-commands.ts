import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useRef } from "react";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../api/problem.ts";
import { noAnswer } from "../../api/problem.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";

/** The answer to a call, or its problem. */
export type Answer<T> = T | { problem: Problem };

/** The writes of undo and redo, which tell a refusal to their caller. */
export function useShiftCommands() {
  const refused = useRef<Problem | null>(null);
  const keep = {
    onProblem: (problem: Problem) => {
      refused.current = problem;
    },
  };
  const save = useCommand(trpc.schedules.saveShift.mutationOptions(), keep);
  const cancel = useCommand(trpc.schedules.cancelShift.mutationOptions(), keep);
  const remove = useCommand(trpc.schedules.removeDrafts.mutationOptions(), keep);
  const copy = useCommand(trpc.schedules.copyWeek.mutationOptions(), keep);
  const answered = <T>(answer: T | null): Answer<T> =>
    answer ?? { problem: refused.current ?? noAnswer };
  return {
    /** Saves the plan, or deletes the shift where there is none. */
    write: async (shiftId: ShiftId, expectedVersion: number, plan: ShiftPlan | null) =>
      plan === null
        ? answered(await cancel.run({ shiftId, expectedVersion }))
        : answered(await save.run({ shiftId, expectedVersion, shift: plan })),
    removeDrafts: async (shiftIds: ShiftId[]) => answered(await remove.run({ shiftIds })),
    copyWeek: async (week: {
      locationId: LocationId;
      fromWeekStart: string;
      toWeekStart: string;
    }) => answered(await copy.run(week)),
  };
}

export type ShiftCommands = ReturnType<typeof useShiftCommands>;
