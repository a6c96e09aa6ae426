import { nameKey } from "../../kernel/text/name-key.ts";
import type { Area } from "./location-plan.ts";
import { areaIdSchema } from "./location-plan.ts";

/** An area whose id is its name: "Bar" is "bar". */
export function anArea(name: string, change: Partial<Area> = {}): Area {
  return { id: areaIdSchema.parse(nameKey(name)), name, colour: "#2e7d32", ...change };
}
