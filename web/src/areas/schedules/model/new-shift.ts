import { NO_LOGIN, shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { RosterWeek } from "./roster-context.ts";

/** The id is made on the device, so that the card is the same before and after it is saved. */
export function newShift(
  planned: ShiftPlan & PlacedShift,
  { location, weekStart }: Pick<RosterWeek, "location" | "weekStart">,
): Shift {
  return {
    ...planned,
    id: shiftIdSchema.parse(crypto.randomUUID()),
    weekStart,
    timeZone: location.timeZone,
    state: "draft",
    updatedBy: NO_LOGIN,
    updatedByName: "",
    version: 1,
  };
}
