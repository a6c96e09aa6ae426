import { payAdjustmentSchema } from "@crewline/domain/reports/pay-adjustment";
import { collection } from "./collection.ts";
import type { CompanyUnit } from "./company-unit.ts";

export function payAdjustments({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/payAdjustments`,
    schema: payAdjustmentSchema,
    what: "pay adjustment",
  });
}
