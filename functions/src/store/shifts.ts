import { shiftSchema } from "@crewline/domain/schedules/shift";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function shifts({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/shifts`,
    schema: shiftSchema,
    what: "shift",
  });
}
