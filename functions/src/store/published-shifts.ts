import { publishedShiftSchema } from "@crewline/domain/schedules/shift";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function publishedShifts({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/publishedShifts`,
    schema: publishedShiftSchema,
    what: "shift",
  });
}
