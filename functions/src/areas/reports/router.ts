import {
  payrollReportInputSchema,
  payrollReportSchema,
} from "@crewline/domain/reports/payroll-report";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { payrollReport } from "./payroll-report.ts";

export const reportsRouter = router({
  payroll: may("reports", "view")
    .use(limited("exportPayroll"))
    .input(payrollReportInputSchema)
    .output(payrollReportSchema)
    .query(({ ctx, input }) => payrollReport(ctx.actor, input)),
});
