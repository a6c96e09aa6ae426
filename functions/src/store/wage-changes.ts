import { wageChangeSchema } from "@crewline/domain/wage-changes/wage-change";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function wageChanges({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/wageChanges`,
    schema: wageChangeSchema,
    what: "wage change",
  });
}
