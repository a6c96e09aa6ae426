import type { Shift } from "../../../records/schedules/shift.ts";

/** True when a shift ends on a later day than it starts, by the location's clock. */
export function isOvernight(shift: Pick<Shift, "startsAtLocal" | "endsAtLocal">): boolean {
  return shift.endsAtLocal <= shift.startsAtLocal && shift.endsAtLocal !== "00:00";
}
