import type { Shift } from "@crewline/domain/records/schedules/shift";
import { requireNoBlock } from "@crewline/domain/rules/schedules/findings/overrides";
import { findingsOfShifts, judgeAfter } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { editEventOf, shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { RowAttempt, UndoRow } from "../../../operations/batches/run-batch.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { auditShift } from "../../../operations/history/audit-shift.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { markWeeksTakenBack } from "../../../operations/schedules/mark-weeks-taken-back.ts";
import { readPlanJudge } from "../../../operations/schedules/read-plan-judge.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { KeptChange } from "./keep-recurring.ts";
import { keptChangeSchema } from "./keep-recurring.ts";
import { undoneRecurring } from "./undone-recurring.ts";
import type { UndoneShifts } from "./undone-shifts.ts";
import { undoneShifts } from "./undone-shifts.ts";

/** Takes changes of recurring shifts back, each as a whole or not at all. */
export function recurringUndoWays(actor: Actor): Readonly<Record<string, UndoRow>> {
  const undo: UndoRow = async (_row, kept, attempt) => {
    await undoRecurring(actor, keptChangeSchema.parse(kept), attempt);
  };
  return {
    "schedules.addRecurringShift": undo,
    "schedules.changeRecurringShift": undo,
    "schedules.endRecurringShift": undo,
  };
}

/**
 * Restores the shifts and the recurring shift in one transaction. Throws shiftsChangedSince where
 * one of them was edited since or an added shift was published, weekLocked, and what blocks a shift
 * that would come back.
 */
function undoRecurring(
  actor: Actor,
  change: KeptChange,
  attempt: RowAttempt,
): Promise<{ restored: number; removed: number }> {
  const { locationId } = change;
  const turn = `schedule of ${locationId}`;
  return commandInTurn(actor, { input: attempt, turn }, async (store) => {
    requireReach(actor, { locationIds: [locationId], what: "recurringShift" });
    const writeRecurring = await undoneRecurring(store, actor, change);
    const undone = await undoneShifts(store, change);
    await requireFree(store, actor, { change, undone });
    const writeShifts = await restoredShifts(store, actor, undone);
    writeRecurring();
    writeShifts();
    return { restored: undone.back.length, removed: undone.removed.length };
  });
}

/** Throws what blocks a shift that comes back, such as another one that its employee has by now. */
async function requireFree(
  store: CompanyStore,
  actor: Actor,
  { change, undone }: { change: KeptChange; undone: UndoneShifts },
): Promise<void> {
  const back = undone.back.map(({ before }) => before);
  const [location] = await getActiveLocations(store, [change.locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const stored = await readPlanJudge(store, actor, {
    company: await store.company(),
    location,
    employeeIds: back.flatMap(({ employeeId }) => employeeId ?? []),
    days: back.map(({ day }) => day),
  });
  const removedIds = new Set(undone.removed.map(({ id }) => id));
  const judge = judgeAfter(stored, { added: back, removedIds });
  for (const { findings } of findingsOfShifts(back, judge)) requireNoBlock(findings);
}

/** Prepares the shifts as they were: reads now, and returns the function that writes. */
async function restoredShifts(
  store: CompanyStore,
  actor: Actor,
  { back, removed }: UndoneShifts,
): Promise<() => void> {
  const seen = await store.publishedShifts.findAll(back.map(({ before }) => before.id));
  const restored = back.map(({ before, now }) => {
    if (now === null) return { now, after: before };
    const shown = seen.find(({ id }) => id === before.id) ?? null;
    const after: Shift = {
      ...before,
      ...(now.publication && { publication: now.publication }),
      state: shiftStateAfter(now.state, editEventOf(now.state, shown, before)),
      updatedBy: actor.uid,
      updatedByName: actor.displayName,
      version: now.version + 1,
    };
    return { now, after };
  });
  const states = new Map<Shift["id"], Shift | null>([
    ...removed.map(({ id }) => [id, null] as const),
    ...restored.map(({ after }) => [after.id, after] as const),
  ]);
  const weeks = [...removed, ...restored.flatMap(({ now, after }) => [after, now ?? after])];
  const markWeeks = await markWeeksTakenBack(store, weeks, states);
  return () => {
    for (const shift of removed) {
      store.shifts.remove(shift);
      auditShift(store, actor, { act: "removed", before: shift, after: null });
    }
    for (const { now, after } of restored) {
      if (now === null) store.shifts.add(after);
      else store.shifts.change(now, after);
      auditShift(store, actor, { act: now === null ? "added" : "changed", before: now, after });
    }
    markWeeks();
  };
}
