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
import { batchAnswerSchema, undoBatchSchema } from "@crewline/domain/records/batches/batch";
import { reportedBalanceSchema } from "@crewline/domain/records/time-off/time-off-balance";
import { saveSalesSchema } from "@crewline/domain/records/sales/sales-month";
import { batchGroupSchema } from "@crewline/domain/rules/batches/batch-group";
import {
  importSalesSchema,
  knownSalesInputSchema,
  knownSalesSchema,
} from "@crewline/domain/rules/sales/sales-rows";
import { z } from "zod/mini";
import { listBatches } from "../../operations/batches/list-batches.ts";
import { undoBatch } from "../../operations/batches/run-batch.ts";
import { recordPage } from "../../operations/reports/record-page.ts";
import { reportTable } from "../../operations/reports/report-table.ts";
import { doneSchema, editedSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { closePeriod } from "./close-period.ts";
import { exportPeriod } from "./export-period.ts";
import { payrollExportFile } from "./payroll-export-file.ts";
import { payrollReport } from "./payroll-report.ts";
import { showBrokenAudits, showChecklist } from "./show-checklist.ts";
import { showWhatIf } from "./show-what-if.ts";
import { timeOffBalances } from "./time-off-balances.ts";
import { removeScheduledReport, saveScheduledReport } from "./scheduled-reports.ts";
import { reopenPeriod } from "./reopen-period.ts";
import { importSales, salesUndoWays } from "./sales/import-sales.ts";
import { knownSales } from "./sales/known-sales.ts";
import { saveSales } from "./sales/save-sales.ts";

const close = may("reports", "close").use(limited("recompute"));
const exporting = may("reports", "export");
const enterSales = may("reports", "enterSales");

export const reportsRouter = router({
  payroll: may("reports", "view")
    .use(limited("exportPayroll"))
    .input(payrollReportInputSchema)
    .output(payrollReportSchema)
    .query(({ ctx, input }) => payrollReport(ctx.actor, input, ctx.readOnce)),
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
  timeOffBalances: may("reports", "view")
    .use(limited("openReport"))
    .output(z.object({ balances: z.array(reportedBalanceSchema) }))
    .query(({ ctx }) => timeOffBalances(ctx.actor)),
  checklist: may("reports", "view")
    .use(limited("exportPayroll"))
    .input(checklistInputSchema)
    .output(shownChecklistSchema)
    .query(({ ctx, input }) => showChecklist(ctx.actor, input, ctx.readOnce)),
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
  saveSales: enterSales
    .input(saveSalesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveSales(ctx.actor, input)),
  knownSales: enterSales
    .use(limited("checkImport"))
    .input(knownSalesInputSchema)
    .output(knownSalesSchema)
    .query(({ ctx, input }) => knownSales(ctx.actor, input)),
  importSales: enterSales
    .use(limited("bulkAction"))
    .input(importSalesSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => importSales(ctx.actor, input)),
  recentBatches: enterSales
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, salesUndoWays(ctx.actor))),
  undoBatch: enterSales
    .use(limited("bulkAction"))
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => undoBatch(ctx.actor, input.batchId, salesUndoWays(ctx.actor))),
});
