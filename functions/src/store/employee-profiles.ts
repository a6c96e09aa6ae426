import { employeeProfileSchema } from "@crewline/domain/employees/employee";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function employeeProfiles({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    suffix: "private/profile",
    schema: employeeProfileSchema,
    what: "employee",
  });
}
