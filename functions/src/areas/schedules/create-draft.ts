import type { BatchId, WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Actor } from "../../operations/commands/actor.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Draft {
  plan: ShiftPlan;
  placed: PlacedShift;
  weekStart: string;
  timeZone: string;
  /** What it was made by, where it was not added by itself. */
  origin?: { batchId?: BatchId; templateId?: WeekTemplateId };
  act: "added" | "copied";
}

/** Adds one of many shifts as a draft, with its row of the history. */
export function createDraft(
  store: CompanyStore,
  actor: Actor,
  { plan, placed, weekStart, timeZone, origin = {}, act }: Draft,
): Shift {
  const id = store.shifts.newId();
  const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
  const derived = { ...placed, id, weekStart, timeZone };
  const after: Shift = { ...plan, ...derived, ...updated, ...origin, state: "draft", version: 1 };
  store.shifts.create(id, after);
  auditShift(store, actor, { act, before: null, after });
  return after;
}
