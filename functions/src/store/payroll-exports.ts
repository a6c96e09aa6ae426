import { payrollExportSchema } from "@crewline/domain/reports/payroll-export";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function payrollExports({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/payrollExports`,
    schema: payrollExportSchema,
    what: "payroll export",
  });
}
