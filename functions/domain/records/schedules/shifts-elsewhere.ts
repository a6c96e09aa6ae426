import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";

/** An employee's published shifts at a location that another person manages and decides about. */
export const shiftsElsewhereSchema = z.object({
  locationId: locationIdSchema,
  count: z.int().check(z.minimum(1)),
});
export type ShiftsElsewhere = z.infer<typeof shiftsElsewhereSchema>;

/** Counts the shifts at each location, the location with the most first. */
export function countByLocation(shifts: readonly { locationId: LocationId }[]): ShiftsElsewhere[] {
  const groups = Map.groupBy(shifts, ({ locationId }) => locationId);
  return [...groups]
    .map(([locationId, there]) => ({ locationId, count: there.length }))
    .toSorted((a, b) => b.count - a.count || a.locationId.localeCompare(b.locationId));
}
