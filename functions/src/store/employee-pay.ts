import { employeePaySchema } from "@crewline/domain/employees/employee-pay";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function employeePay({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    suffix: "private/pay",
    schema: employeePaySchema,
    what: "employee",
  });
}
