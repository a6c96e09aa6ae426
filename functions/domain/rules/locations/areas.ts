import { nameKey } from "../../kernel/text/name-key.ts";
import type { Area } from "../../records/locations/location-plan.ts";
import { areaIdSchema } from "../../records/locations/location-plan.ts";

/** An area that the location does not have yet. */
export function newArea(id: string, change: Pick<Area, "name" | "colour">): Area {
  return { id: areaIdSchema.parse(id), ...change };
}

/**
 * The areas of one location for another: names and colours are copied. An area of the same name
 * that the other one has already keeps its id; a new one gets its own.
 */
export function copiedAreas(
  source: readonly Area[],
  target: readonly Area[],
  newId: () => string,
): Area[] {
  return source.map(({ name, colour }) => {
    const known = target.find((area) => nameKey(area.name) === nameKey(name));
    return newArea(known?.id ?? newId(), { name, colour });
  });
}
