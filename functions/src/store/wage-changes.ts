import { wageChangeSchema } from "@crewline/domain/wage-changes/wage-change";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function wageChanges({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/wageChanges`,
    schema: wageChangeSchema,
    what: "wage change",
  });
}
