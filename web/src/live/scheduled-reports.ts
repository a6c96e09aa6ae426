import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import { scheduledReportSchema } from "@crewline/domain/records/reports/scheduled-report";
import { inCompany } from "./company.ts";
import { by } from "./filters.ts";
import { listSource } from "./list-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The reports that are sent by e-mail, by report; for admins. */
export function scheduledReportsSource(actor: Actor): LiveSource<ScheduledReport[]> {
  return listSource({
    ...inCompany(actor, "scheduledReports"),
    schema: scheduledReportSchema,
    compare: by(
      ({ reportId }) => reportId,
      ({ id }) => id,
    ),
  });
}
