import type { ScheduledReportId } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import { scheduledReportSchema } from "@crewline/domain/records/reports/scheduled-report";
import { saveDueWork } from "../due-work.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import { collection } from "../unit/collection.ts";

/**
 * Reports that are sent by e-mail again and again. The transaction that saves one has the job look
 * at all of them, which finds the next time; what was sent is noted by that job itself.
 */
export function scheduledReports({ unit, path, companyId }: CompanyUnit) {
  const records = collection(unit, {
    path: `${path}/scheduledReports`,
    schema: scheduledReportSchema,
    what: "scheduledReport",
  });
  const { find, get, list, listReadable, newId, remove, save } = records;
  return {
    find,
    get,
    list,
    listReadable,
    newId,
    remove,
    save: (id: ScheduledReportId, report: ScheduledReport) => {
      save(id, report);
      saveDueWork(unit, newDueWork({ job: "scheduledReports", companyId, dueAt: unit.now() }));
    },
    markTold: (
      { failedAt: _failed, ...report }: ScheduledReport,
      toldUntil: ScheduledReport["toldUntil"],
    ) => save(report.id, { ...report, toldUntil }),
    markFailed: (report: ScheduledReport, failedAt: Instant) =>
      save(report.id, { ...report, failedAt }),
  };
}
