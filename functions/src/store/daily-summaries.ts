import { dailySummarySchema } from "@crewline/domain/home/daily-summary";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function dailySummaries({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/dailySummaries`,
    schema: dailySummarySchema,
    what: "summary",
  });
}
