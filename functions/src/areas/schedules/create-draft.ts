import type { BatchId, WeekTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShiftOverride } from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { Actor } from "../../operations/commands/actor.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Draft {
  plan: ShiftPlan;
  placed: PlacedShift & { weekStart: LocalDate };
  overrides: readonly ShiftOverride[];
  timeZone: string;
  /** What it was made by, where it was not added by itself. */
  origin?: { batchId?: BatchId; templateId?: WeekTemplateId };
  act: "added" | "copied";
}

/** Adds one of many shifts as a draft, with its row of the history. */
export function createDraft(
  store: CompanyStore,
  actor: Actor,
  { plan, placed, overrides, timeZone, origin = {}, act }: Draft,
): Shift {
  const id = store.shifts.newId();
  const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
  const reasons = overrides.length === 0 ? {} : { overrides: [...overrides] };
  const derived = { ...placed, ...reasons, id, timeZone };
  const after: Shift = { ...plan, ...derived, ...updated, ...origin, state: "draft", version: 1 };
  store.shifts.create(id, after);
  auditShift(store, actor, { act, before: null, after });
  return after;
}
