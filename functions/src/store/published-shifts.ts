import { publishedShiftSchema } from "@crewline/domain/schedules/shift";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function publishedShifts({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/publishedShifts`,
    schema: publishedShiftSchema,
    what: "shift",
  });
}
