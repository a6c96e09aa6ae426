import type { Location } from "@crewline/domain/records/locations/location";
import { locationSchema } from "@crewline/domain/records/locations/location";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** Locations as all members see them; they are written with their plans, by `locationRecords`. */
export function locations({
  unit,
  path,
}: CompanyUnit): Omit<Collection<Location>, "newId" | "create" | "save" | "remove"> {
  return collection(unit, {
    path: `${path}/locations`,
    schema: locationSchema,
    what: "location",
  });
}
