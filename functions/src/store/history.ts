import { historyEventSchema } from "@crewline/domain/history/history-event";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

export function history({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/history`,
    schema: historyEventSchema,
    what: "history row",
  });
}
