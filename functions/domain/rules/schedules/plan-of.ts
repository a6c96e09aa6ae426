import type { PublishedShift, Shift, ShiftPlan } from "../../records/schedules/shift.ts";

type Planned =
  | Omit<Shift, "id" | "version">
  | ShiftPlan
  | (PublishedShift & { requiredSkillIds?: undefined });

/** The plan of a shift: all fields that a person decides, no derived ones. */
export function planOf(shift: Planned): ShiftPlan {
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
    ...(shift.requiredSkillIds !== undefined && { requiredSkillIds: shift.requiredSkillIds }),
    ...(shift.claimMode !== undefined && { claimMode: shift.claimMode }),
    ...(shift.claimsEndHours !== undefined && { claimsEndHours: shift.claimsEndHours }),
  };
}

/**
 * The stored shift without what a plan may leave out, so that a plan written over it also removes
 * required skills, terms of claims and overrides.
 */
export function withoutOptions(shift: Shift): Shift {
  const { requiredSkillIds: _skills, overrides: _overrides, ...rest } = shift;
  const { claimMode: _mode, claimsEndHours: _end, ...kept } = rest;
  return kept;
}
