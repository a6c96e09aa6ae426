import { randomBytes } from "node:crypto";
import type { ScheduledReportId } from "@crewline/domain/kernel/ids/record-ids";
import { scheduledReportIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";

/** Labor cost by day after each workweek, to the owner. */
export async function aScheduledReport(
  { companyId, owner }: TestCompany,
  facts: Partial<ScheduledReport> = {},
): Promise<ScheduledReportId> {
  const id = scheduledReportIdSchema.parse(randomBytes(10).toString("hex"));
  await inTransaction(async (unit) => {
    companyStore(unit, companyId).scheduledReports.save(id, {
      id,
      reportId: "labour",
      groupBy: "day",
      filter: { employeeId: null, jobRoleId: null, locationId: null },
      isCompared: true,
      rhythm: "week",
      sendAt: "07:00",
      recipientIds: [owner.login.uid],
      toldUntil: "2026-01-04",
      savedByName: "Olivia",
      savedAt: "2026-01-05T12:00:00.000Z",
      version: 1,
      ...facts,
    });
  });
  return id;
}
