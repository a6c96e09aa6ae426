import { payrollSnapshotPartSchema } from "@crewline/domain/reports/payroll-export";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function payrollSnapshots({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/payrollSnapshots`,
    schema: payrollSnapshotPartSchema,
    what: "payroll snapshot",
  });
}
