import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";

/** One shift before and after; null where it does not exist. */
export interface ShiftChange {
  shiftId: ShiftId;
  before: ShiftPlan | null;
  after: ShiftPlan | null;
}
