import type { BatchAnswer } from "@crewline/domain/records/batches/batch";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { copyWeeksSchema } from "@crewline/domain/records/schedules/week-copy";
import type { CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { planCopy } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod";
import type { RowAttempt, RowDone } from "../../operations/batches/run-batch.ts";
import { runBatch } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { CopyLines } from "./copy-sources.ts";
import { copyInput, copyLines } from "./copy-sources.ts";
import { createDraft } from "./create-draft.ts";
import type { UndoOfShifts } from "./undo-shifts.ts";
import { addedShift } from "./undo-shifts.ts";
import { fingerprintOf } from "./week-preview.ts";

type Input = z.infer<typeof copyWeeksSchema>;

/**
 * Copies shifts into a week as drafts. What the preview showed is what happens: throws
 * previewOutdated where the week, its people or the source changed since.
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
    const week = { locationId, weekStart: row.key };
    const plan = planCopy(await copyInput(store, actor, { ...source, ...week, terms }));
    if (fingerprintOf(plan) !== row.fingerprint) throw new RuleViolation("previewOutdated", {});
    const undo = await savePlan(store, actor, { plan, source, ...week, attempt });
    const recordId = scheduleId(locationId, row.key);
    return { recordId, title: row.title, undo: plan.copied.length === 0 ? null : undo };
  });
}

interface Saving {
  plan: CopyPlan;
  source: CopyLines;
  weekStart: string;
  locationId: Input["locationId"];
  attempt: RowAttempt;
}

async function savePlan(
  store: CompanyStore,
  actor: Actor,
  { plan, source, weekStart, locationId, attempt }: Saving,
): Promise<UndoOfShifts> {
  const week = { locationId, weekStart };
  const markWeeks = plan.copied.length === 0 ? null : await markWeeksEdited(store, actor, [week]);
  for (const shift of plan.replaced) {
    store.shifts.remove(shift.id);
    auditShift(store, actor, { act: "removed", before: shift, after: null });
  }
  const origin = {
    batchId: attempt.batchId,
    ...(source.templateId !== null && { templateId: source.templateId }),
  };
  const added = plan.copied.map((copy) => {
    const { plan: copied, placed } = copy;
    const draft = { plan: copied, placed, weekStart, timeZone: source.location.timeZone, origin };
    return addedShift(createDraft(store, actor, { ...draft, act: "copied" }));
  });
  markWeeks?.();
  return { added, removed: plan.replaced };
}
