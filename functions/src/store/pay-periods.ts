import { payPeriodRecordSchema } from "@crewline/domain/reports/pay-period-record";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function payPeriods({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/payPeriods`,
    schema: payPeriodRecordSchema,
    what: "pay period",
  });
}
