import { timeEntryAuditSchema } from "@crewline/domain/time-entry-audits/time-entry-audit";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function timeEntryAudits({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/timeEntryAudits`,
    schema: timeEntryAuditSchema,
    what: "audit row",
  });
}
