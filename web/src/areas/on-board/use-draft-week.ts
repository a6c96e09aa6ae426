import { useState } from "react";
import { MOST_SHIFTS_AT_ONCE } from "@crewline/domain/records/schedules/schedule";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { LocationDraft } from "./drafts-of.ts";

/** Plans the drafted shifts, location by location, and removes them again. */
export function useDraftWeek() {
  const add = useCommand(trpc.schedules.addShifts.mutationOptions());
  const removal = useCommand(trpc.schedules.removeDrafts.mutationOptions());
  const [skipped, setSkipped] = useState<readonly { who: string; why: string }[]>([]);

  const draft = async (drafts: readonly LocationDraft[]) => {
    const left: { who: string; why: string }[] = [];
    for (const { location, plans } of drafts) {
      for (const part of inParts(plans)) {
        const shifts = part.map(({ locationId: _location, ...shift }) => shift);
        const answer = await add.run({ locationId: location.id, shifts });
        if (answer === null) return;
        left.push(...answer.skipped);
      }
    }
    setSkipped(left);
  };

  const remove = async (shifts: readonly Shift[]) => {
    setSkipped([]);
    for (const part of inParts(shifts)) {
      if ((await removal.run({ shiftIds: part.map(({ id }) => id) })) === null) return;
    }
  };

  return {
    draft,
    remove,
    skipped,
    isRunning: add.isRunning || removal.isRunning,
    problem: add.problem ?? removal.problem,
  };
}

function inParts<T extends ShiftPlan>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / MOST_SHIFTS_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * MOST_SHIFTS_AT_ONCE, (index + 1) * MOST_SHIFTS_AT_ONCE),
  );
}
