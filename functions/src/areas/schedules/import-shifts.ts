import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import type { importShiftsSchema } from "@crewline/domain/records/schedules/shift-import";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { RowAttempt, RowDone } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { importFingerprint, judgeShiftImport } from "./judge-shift-import.ts";
import { keptShift } from "../../operations/schedules/kept-shift.ts";
import { saveDrafts } from "./save-drafts.ts";
import type { UndoOfShifts } from "./undo-shifts.ts";

type Input = z.infer<typeof importShiftsSchema>;

/**
 * Adds the shifts of a file to a week of a location as drafts. What the check showed is what
 * happens: throws previewOutdated where the week or its people changed since, and overrideNeeded
 * where a shift needs a reason and has none. Shifts that are there already stay, so that a file may
 * be imported again.
 */
export function importShifts(actor: Actor, input: Input): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, attempt) => importWeek(actor, input, { row, attempt }));
}

function importWeek(
  actor: Actor,
  { override: decision }: Input,
  { row, attempt }: { row: Input["rows"][number]; attempt: RowAttempt },
): Promise<RowDone> {
  const { locationId, title } = row;
  const turn = `schedule of ${locationId}`;
  return commandInTurn(actor, { input: attempt, turn }, async (store) => {
    const { plan, judge } = await judgeShiftImport(store, actor, row);
    if (importFingerprint(plan) !== row.fingerprint) {
      throw new RuleViolation("previewOutdated", {});
    }
    const { batchId } = attempt;
    const added = await saveDrafts(store, actor, {
      drafts: plan.added,
      replaced: [],
      locationId,
      judge,
      decision,
      origin: { batchId },
      act: "added",
    });
    const undo: UndoOfShifts = { added: added.map(keptShift), removed: [] };
    const recordId = scheduleId(locationId, added[0]?.weekStart ?? "");
    return { recordId, title, undo: added.length === 0 ? null : undo };
  });
}
