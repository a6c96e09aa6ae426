import { shiftSchema } from "@crewline/domain/schedules/shift";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function shifts({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/shifts`,
    schema: shiftSchema,
    what: "shift",
  });
}
