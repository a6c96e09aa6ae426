import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { copyWeeksSchema } from "@crewline/domain/records/schedules/week-copy";
import { planCopy } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { RowAttempt, RowDone } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { requireUnlocked } from "../../operations/schedules/open-weeks.ts";
import { copyInput, copyLines } from "./copy-sources.ts";
import { keptShift } from "../../operations/schedules/kept-shift.ts";
import { saveDrafts } from "./save-drafts.ts";
import type { UndoOfShifts } from "./undo-shifts.ts";
import { fingerprintOf } from "./week-preview.ts";

type Input = z.infer<typeof copyWeeksSchema>;

/**
 * Copies shifts into a week as drafts. What the preview showed is what happens: throws
 * previewOutdated where the week, its people or the source changed since, and weekLocked.
 */
export function copyWeeks(actor: Actor, input: Input): Promise<BatchAnswer> {
  return runBatch(actor, input, (row, attempt) => copyRow(actor, input, { row, attempt }));
}

function copyRow(
  actor: Actor,
  input: Input,
  { row, attempt }: { row: Input["rows"][number]; attempt: RowAttempt },
): Promise<RowDone> {
  const { locationId, terms } = input;
  const turn = `schedule of ${locationId}`;
  return commandInTurn(actor, { input: attempt, turn }, async (store) => {
    const source = await copyLines(store, actor, input);
    const weekStart = row.key;
    await requireUnlocked(store, [await store.schedules.find(scheduleId(locationId, weekStart))]);
    const sources = await copyInput(store, actor, { ...source, weekStart, terms });
    const plan = planCopy(sources);
    if (fingerprintOf(plan) !== row.fingerprint) throw new RuleViolation("previewOutdated", {});
    const { batchId } = attempt;
    const { templateId } = source;
    const origin = { batchId, ...(templateId !== null && { templateId }) };
    const { copied: drafts, replaced } = plan;
    const { judge } = sources;
    const decided = { decision: input.override, origin, act: "copied" as const };
    const saving = { drafts, replaced, locationId, judge, ...decided };
    const added = await saveDrafts(store, actor, saving);
    const undo: UndoOfShifts = { added: added.map(keptShift), removed: replaced };
    const recordId = scheduleId(locationId, row.key);
    return { recordId, title: row.title, undo: added.length === 0 ? null : undo };
  });
}
