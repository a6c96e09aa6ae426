import { employeeWeekSchema } from "@crewline/domain/time-entries/employee-week";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function employeeWeeks({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employeeWeeks`,
    schema: employeeWeekSchema,
    what: "week",
  });
}
