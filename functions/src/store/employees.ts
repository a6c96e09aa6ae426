import { employeeSchema } from "@crewline/domain/employees/employee";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function employees({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    schema: employeeSchema,
    what: "employee",
  });
}
