import type { PublishedShift, Shift, ShiftPlan } from "../../records/schedules/shift.ts";

/** The plan of a shift: all fields that a person decides, no derived ones. */
export function planOf(shift: Shift | PublishedShift | ShiftPlan): ShiftPlan {
  return {
    locationId: shift.locationId,
    employeeId: shift.employeeId,
    jobRoleId: shift.jobRoleId,
    day: shift.day,
    startsAtLocal: shift.startsAtLocal,
    endsAtLocal: shift.endsAtLocal,
    startsInRepeatedHour: shift.startsInRepeatedHour,
    endsInRepeatedHour: shift.endsInRepeatedHour,
    unpaidBreakSeconds: shift.unpaidBreakSeconds,
    note: shift.note,
  };
}
