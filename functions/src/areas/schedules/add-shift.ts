import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { addShiftSchema } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { placePlan } from "./place-plan.ts";

type Input = z.infer<typeof addShiftSchema>;

interface Added {
  shiftId: ShiftId;
  /** The other spots of an open shift. */
  otherIds?: ShiftId[];
}

/**
 * Adds a shift as a draft, an open one once for each spot: staff see it once its week is published.
 */
export function addShift(actor: Actor, input: Input): Promise<Added> {
  const turn = `schedule of ${input.shift.locationId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    if (input.shiftId !== undefined) await requireNewId(store, input.shiftId);
    const placed = await placePlan(store, actor, {
      plan: input.shift,
      before: null,
      decision: input.override,
    });
    const markWeeks = await markWeeksEdited(store, actor, [placed]);
    const id = input.shiftId ?? store.shifts.newId();
    const { uid, displayName } = actor;
    const updated = { updatedBy: uid, updatedByName: displayName };
    const { spots = 1, shift } = input;
    const others = shift.employeeId === null ? spots - 1 : 0;
    const otherIds = Array.from({ length: others }, () => store.shifts.newId());
    for (const one of [id, ...otherIds]) {
      const after: Shift = { ...placed, ...updated, id: one, state: "draft", version: 1 };
      store.shifts.add(after);
      auditShift(store, actor, { act: "added", before: null, after });
    }
    markWeeks();
    return otherIds.length === 0 ? { shiftId: id } : { shiftId: id, otherIds };
  });
}

/** Ids made on a device are random, so only a forged one is taken already. */
async function requireNewId(store: CompanyStore, shiftId: ShiftId): Promise<void> {
  if ((await store.shifts.find(shiftId)) === null) return;
  throw new RuleViolation("staleVersion", { what: "shift", changedBy: null });
}
