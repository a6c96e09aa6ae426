import { payAdjustmentSchema } from "@crewline/domain/reports/pay-adjustment";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

export function payAdjustments({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/payAdjustments`,
    schema: payAdjustmentSchema,
    what: "pay adjustment",
  });
}
