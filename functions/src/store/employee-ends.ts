import { employeeEndSchema } from "@crewline/domain/employees/end-reason";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

/** Why employments ended. */
export function employeeEnds({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    suffix: "private/end",
    schema: employeeEndSchema,
    what: "employee",
  });
}
