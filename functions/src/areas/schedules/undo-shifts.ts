import type { Shift } from "@crewline/domain/records/schedules/shift";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import { blockOf } from "@crewline/domain/rules/schedules/findings/overrides";
import { findingsOfShifts, judgeAfter } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { undoRemark } from "@crewline/domain/words/schedules/copy-words";
import { z } from "zod/mini";
import type { RowAttempt, UndoRow } from "../../operations/batches/run-batch.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { readPlanJudge } from "../../operations/schedules/read-plan-judge.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { markWeeksTakenBack } from "../../operations/schedules/mark-weeks-taken-back.ts";
import { isAsKept, keptShiftSchema } from "../../operations/schedules/kept-shift.ts";
import { recurringUndoWays } from "./recurring/undo-recurring.ts";

/** What undoes a bulk change of shifts. */
const undoOfShiftsSchema = z.object({
  added: z.array(keptShiftSchema),
  /** Drafts that were removed. */
  removed: z.array(shiftSchema),
});
export type UndoOfShifts = z.infer<typeof undoOfShiftsSchema>;

/** Takes bulk changes of shifts back. Shifts that were edited or published since stay. */
export function shiftUndoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  const undo: UndoRow = (_row, kept, attempt) =>
    undoShifts(actor, undoOfShiftsSchema.parse(kept), attempt);
  return {
    "schedules.copyWeeks": undo,
    "schedules.importShifts": undo,
    ...recurringUndoWays(actor),
  };
}

async function undoShifts(
  actor: Actor,
  undo: UndoOfShifts,
  attempt: RowAttempt,
): Promise<string | null> {
  const { kept } = await command(actor, attempt, async (store) => {
    const added = await untouched(store, actor, undo);
    const gone = new Map<Shift["id"], Shift | null>(added.map(({ id }) => [id, null]));
    const back = await restorable(store, actor, { ...undo, gone });
    const weeks = [...added, ...back];
    const markWeeks = await markWeeksTakenBack(store, weeks, gone);
    for (const shift of added) {
      store.shifts.remove(shift);
      auditShift(store, actor, { act: "removed", before: shift, after: null });
    }
    for (const shift of back) {
      store.shifts.add(shift);
      auditShift(store, actor, { act: "added", before: null, after: shift });
    }
    markWeeks();
    const wanted = undo.added.length + undo.removed.length;
    const done = added.length + back.length;
    if (wanted > 0 && done === 0) throw new RuleViolation("shiftsChangedSince", {});
    return { kept: wanted - done };
  });
  return kept === 0 ? null : undoRemark(kept, actor.locale);
}

/** The added shifts that are as they were added. */
async function untouched(
  store: CompanyStore,
  actor: Actor,
  { added }: UndoOfShifts,
): Promise<Shift[]> {
  const addedOf = new Map(added.map((one) => [one.id, one]));
  const found = await store.shifts.findAll(added.map(({ id }) => id));
  return found.filter((shift) => {
    const before = addedOf.get(shift.id);
    const isAsAdded = before !== undefined && isAsKept(shift, before);
    const isDraft = shift.state === "draft";
    return isDraft && isAsAdded && isInReach(actor, { locationIds: [shift.locationId] });
  });
}

/**
 * Removed drafts that are still gone, and that nothing blocks once the added ones are gone. What a
 * manager may override was there before, so it needs no new reason.
 */
async function restorable(
  store: CompanyStore,
  actor: Actor,
  { removed, gone }: UndoOfShifts & { gone: ReadonlyMap<Shift["id"], Shift | null> },
): Promise<Shift[]> {
  const there = await store.shifts.findAll(removed.map(({ id }) => id));
  const missing = removed.filter(
    ({ id, locationId }) =>
      isInReach(actor, { locationIds: [locationId] }) && !there.some((one) => one.id === id),
  );
  const company = await store.company();
  const locations = await store.locations.findAll(missing.map(({ locationId }) => locationId));
  const free = await Promise.all(
    locations.map(async (location) => {
      const here = missing.filter(({ locationId }) => locationId === location.id);
      const employeeIds = here.flatMap(({ employeeId }) => employeeId ?? []);
      const days = here.map(({ day }) => day);
      const stored = await readPlanJudge(store, actor, { company, location, employeeIds, days });
      const judge = judgeAfter(stored, { added: [], removedIds: new Set(gone.keys()) });
      return findingsOfShifts(here, judge).filter(({ findings }) => blockOf(findings) === null);
    }),
  );
  return free.flat().map(({ shift }) => shift);
}
