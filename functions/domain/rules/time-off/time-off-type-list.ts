import { pickColour } from "../../records/company/pick-colour.ts";
import type { TimeOffType } from "../../records/time-off/time-off-type.ts";
import { timeOffTypeIdSchema } from "../../records/time-off/time-off-type.ts";

/** An unpaid type without a name, in a color that differs from its neighbors'. */
export function newTimeOffType(id: string, index: number): TimeOffType {
  const colour = pickColour(index);
  const typeId = timeOffTypeIdSchema.parse(id);
  return { id: typeId, name: "", code: "", colour, isArchived: false, pays: "none" };
}
