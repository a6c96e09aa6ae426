import type {
  BatchId,
  RecurringShiftId,
  WeekTemplateId,
} from "@crewline/domain/kernel/ids/record-ids";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShiftOverride } from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { auditShift } from "../history/audit-shift.ts";
import type { EventActor } from "../history/event-actor.ts";

/** What a shift was made by, where it was not added by itself. */
interface Origin {
  batchId?: BatchId;
  templateId?: WeekTemplateId;
  recurringShiftId?: RecurringShiftId;
  recurringDay?: LocalDate;
}

interface Draft {
  plan: ShiftPlan;
  placed: PlacedShift & { weekStart: LocalDate };
  overrides: readonly ShiftOverride[];
  timeZone: string;
  origin?: Origin;
  /** Its id, where that is the same each time it is made. */
  id?: ShiftId;
  act: "added" | "copied";
}

/** Adds one of many shifts as a draft, with its row of the history. */
export function createDraft(
  store: CompanyStore,
  by: EventActor,
  { plan, placed, overrides, timeZone, origin = {}, id = store.shifts.newId(), act }: Draft,
): Shift {
  const updated = { updatedBy: by.uid, updatedByName: by.displayName };
  const reasons = overrides.length === 0 ? {} : { overrides: [...overrides] };
  const derived = { ...placed, ...reasons, id, timeZone };
  const after: Shift = { ...plan, ...derived, ...updated, ...origin, state: "draft", version: 1 };
  store.shifts.add(after);
  auditShift(store, by, { act, before: null, after });
  return after;
}
