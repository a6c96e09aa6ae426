import { kioskSchema } from "@crewline/domain/employees/pin";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

export function employeeKiosks({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    suffix: "private/kiosk",
    schema: kioskSchema,
    what: "PIN",
  });
}
