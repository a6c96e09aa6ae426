import { z } from "zod/mini";
import type { Shift } from "./shift.ts";
import { shiftSchema } from "./shift.ts";

/** A shift as a preview names it. */
export const previewShiftSchema = z.pick(shiftSchema, {
  id: true,
  day: true,
  startsAtLocal: true,
  endsAtLocal: true,
  locationId: true,
});

/** The part of a shift that a preview shows. */
export function shownShift(shift: Shift): z.infer<typeof previewShiftSchema> {
  const { id, day, startsAtLocal, endsAtLocal, locationId } = shift;
  return { id, day, startsAtLocal, endsAtLocal, locationId };
}
