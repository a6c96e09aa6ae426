import type { ShiftPlan } from "../../records/schedules/shift.ts";

/** The work of a shift: where, when and as what. */
export const workFields = [
  "locationId",
  "jobRoleId",
  "day",
  "startsAtLocal",
  "endsAtLocal",
  "startsInRepeatedHour",
  "endsInRepeatedHour",
  "unpaidBreakSeconds",
] as const satisfies readonly (keyof ShiftPlan)[];

type Costing = Pick<ShiftPlan, (typeof workFields)[number] | "employeeId">;

/** True for two plans by which the same employee does the same work: no budget is affected. */
export function costsTheSame(a: Costing, b: Costing): boolean {
  return a.employeeId === b.employeeId && workFields.every((field) => a[field] === b[field]);
}
