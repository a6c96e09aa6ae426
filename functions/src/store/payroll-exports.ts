import { payrollExportSchema } from "@crewline/domain/reports/payroll-export";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function payrollExports({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/payrollExports`,
    schema: payrollExportSchema,
    what: "payroll export",
  });
}
