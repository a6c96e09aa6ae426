import { locationSchema } from "@crewline/domain/locations/location";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function locations({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/locations`,
    schema: locationSchema,
    what: "location",
  });
}
