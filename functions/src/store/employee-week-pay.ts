import { employeeWeekPaySchema } from "@crewline/domain/time-entries/employee-week";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function employeeWeekPay({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employeeWeeks`,
    suffix: "private/pay",
    schema: employeeWeekPaySchema,
    what: "week",
  });
}
