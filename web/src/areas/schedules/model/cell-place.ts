import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";

/** A place in the grid: a person's day, or a day of the open shifts. */
export interface CellPlace {
  employeeId: EmployeeId | null;
  day: LocalDate;
}

/** A new plan of a shift; null for the shift that is to be added. */
export interface Replanned {
  shift: Shift | null;
  plan: ShiftPlan;
}

/** The same plan at another place; a choice of the repeated hour belongs to its own night. */
export function planAt(shift: Shift, { employeeId, day }: CellPlace): ShiftPlan {
  const plan = { ...planOf(shift), employeeId, day };
  if (day === shift.day) return plan;
  return { ...plan, startsInRepeatedHour: null, endsInRepeatedHour: null };
}
