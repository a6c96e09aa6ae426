import { kioskSchema } from "@crewline/domain/employees/pin";
import { collection } from "./collection.ts";
import type { CompanyUnit } from "./company-unit.ts";

export function employeeKiosks({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    suffix: "private/kiosk",
    schema: kioskSchema,
    what: "PIN",
  });
}
