import type { BuiltInType, TimeOffTypeId } from "./time-off-type.ts";
import { timeOffTypeIdSchema } from "./time-off-type.ts";

/** The id of a type of time off that every company begins with. */
export function typeId(type: BuiltInType): TimeOffTypeId {
  return timeOffTypeIdSchema.parse(type);
}
