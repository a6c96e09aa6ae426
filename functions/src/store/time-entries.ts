import { timeEntrySchema } from "@crewline/domain/time-entries/time-entry";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function timeEntries({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/timeEntries`,
    schema: timeEntrySchema,
    what: "time entry",
  });
}
