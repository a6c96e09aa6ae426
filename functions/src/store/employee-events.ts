import { employeeEventSchema } from "@crewline/domain/employees/employee-event";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

export function employeeEvents({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employeeEvents`,
    schema: employeeEventSchema,
    what: "event",
  });
}
