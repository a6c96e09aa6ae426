import { availabilitySchema } from "@crewline/domain/availability/availability";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function availability({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/availability`,
    schema: availabilitySchema,
    what: "availability",
  });
}
