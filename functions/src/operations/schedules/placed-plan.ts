import type { Shift } from "@crewline/domain/records/schedules/shift";

/** A planned shift with the values derived from it. */
export type PlacedPlan = Omit<Shift, "id" | "state" | "updatedBy" | "updatedByName" | "version">;

/** The plan with the overrides of the shift so far. */
export function withOverrides(placed: PlacedPlan, before: Shift | null): PlacedPlan {
  return before?.overrides === undefined ? placed : { ...placed, overrides: before.overrides };
}
