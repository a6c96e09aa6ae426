import type { Shift, ShiftPlan } from "../../../records/schedules/shift.ts";

type Compared = Pick<
  ShiftPlan,
  "locationId" | "employeeId" | "jobRoleId" | "day" | "startsAtLocal" | "endsAtLocal"
>;

/** True for shifts of one employee, or both open, with the same place, times and job role. */
export function isSamePlan(a: Compared, b: Compared): boolean {
  return (
    a.day === b.day &&
    a.employeeId === b.employeeId &&
    a.startsAtLocal === b.startsAtLocal &&
    a.endsAtLocal === b.endsAtLocal &&
    a.jobRoleId === b.jobRoleId &&
    a.locationId === b.locationId
  );
}

/** Takes one shift that is the same as the plan out of the list; false where there is none. */
export function takeSame(spare: Shift[], plan: Compared): boolean {
  const index = spare.findIndex((shift) => isSamePlan(shift, plan));
  if (index >= 0) spare.splice(index, 1);
  return index >= 0;
}
