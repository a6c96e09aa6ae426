import { payrollExportIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import {
  closePeriodSchema,
  exportPeriodSchema,
  reopenPeriodSchema,
} from "@crewline/domain/records/pay/pay-period-record";
import {
  payrollExportFileSchema,
  payrollExportInputSchema,
} from "@crewline/domain/records/pay/payroll-export";
import {
  checklistInputSchema,
  shownChecklistSchema,
} from "@crewline/domain/records/pay/period-checklist";
import {
  payrollReportInputSchema,
  payrollReportSchema,
} from "@crewline/domain/records/pay/payroll-report";
import { reportInputSchema, reportTableSchema } from "@crewline/domain/records/reports/report";
import {
  recordPageSchema,
  recordsInputSchema,
} from "@crewline/domain/records/reports/report-record";
import {
  removeScheduledReportSchema,
  saveScheduledReportSchema,
} from "@crewline/domain/records/reports/scheduled-report";
import { whatIfInputSchema, whatIfSchema } from "@crewline/domain/records/pay/what-if";
import { z } from "zod";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { recordPage } from "../../operations/reports/record-page.ts";
import { reportTable } from "../../operations/reports/report-table.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { closePeriod } from "./close-period.ts";
import { exportPeriod } from "./export-period.ts";
import { payrollExportFile } from "./payroll-export-file.ts";
import { payrollReport } from "./payroll-report.ts";
import { showBrokenAudits, showChecklist } from "./show-checklist.ts";
import { showWhatIf } from "./show-what-if.ts";
import { removeScheduledReport, saveScheduledReport } from "./scheduled-reports.ts";
import { reopenPeriod } from "./reopen-period.ts";

const close = may("reports", "close").use(limited("recompute"));
const exporting = may("reports", "export");

export const reportsRouter = router({
  payroll: may("reports", "view")
    .use(limited("exportPayroll"))
    .input(payrollReportInputSchema)
    .output(payrollReportSchema)
    .query(({ ctx, input }) => payrollReport(ctx.actor, input)),
  table: may("reports", "view")
    .use(limited("openReport"))
    .input(reportInputSchema)
    .output(reportTableSchema)
    .query(({ ctx, input }) => reportTable(ctx.actor, input)),
  records: may("reports", "view")
    .use(limited("openReport"))
    .input(recordsInputSchema)
    .output(recordPageSchema)
    .query(({ ctx, input }) => recordPage(ctx.actor, input)),
  checklist: may("reports", "view")
    .use(limited("exportPayroll"))
    .input(checklistInputSchema)
    .output(shownChecklistSchema)
    .query(({ ctx, input }) => showChecklist(ctx.actor, input)),
  brokenAudits: may("reports", "view")
    .use(limited("exportPayroll"))
    .input(checklistInputSchema)
    .output(shownChecklistSchema)
    .query(({ ctx, input }) => showBrokenAudits(ctx.actor, input)),
  whatIf: may("reports", "view")
    .use(limited("openReport"))
    .input(whatIfInputSchema)
    .output(whatIfSchema)
    .query(({ ctx, input }) => showWhatIf(ctx.actor, input)),
  saveScheduled: may("reports", "view")
    .input(saveScheduledReportSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveScheduledReport(ctx.actor, input)),
  removeScheduled: may("reports", "view")
    .input(removeScheduledReportSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeScheduledReport(ctx.actor, input)),
  closePeriod: close
    .input(closePeriodSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => closePeriod(ctx.actor, input)),
  reopenPeriod: close
    .input(reopenPeriodSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => reopenPeriod(ctx.actor, input)),
  exportPeriod: exporting
    .use(limited("exportPayroll"))
    .input(exportPeriodSchema)
    .output(z.object({ exportId: payrollExportIdSchema }))
    .mutation(({ ctx, input }) => exportPeriod(ctx.actor, input)),
  payrollExport: exporting
    .use(limited("exportPayroll"))
    .input(payrollExportInputSchema)
    .output(payrollExportFileSchema)
    .query(({ ctx, input }) => payrollExportFile(ctx.actor, input.exportId)),
});
