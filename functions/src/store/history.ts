import { historyEventSchema } from "@crewline/domain/history/history-event";
import { collection } from "./collection.ts";
import type { CompanyUnit } from "./company-unit.ts";

export function history({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/history`,
    schema: historyEventSchema,
    what: "history row",
  });
}
