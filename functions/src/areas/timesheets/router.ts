import {
  answerTimesheetSchema,
  disputeTimesheetSchema,
  sheetOverviewSchema,
  shownTimesheetSchema,
  signTimesheetSchema,
  timesheetInputSchema,
  timesheetsInputSchema,
} from "@crewline/domain/records/timesheets/timesheet";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  locationClosingsInputSchema,
  locationClosingsSchema,
} from "@crewline/domain/records/pay/location-closings";
import {
  closeLocationSchema,
  reopenLocationSchema,
} from "@crewline/domain/records/pay/pay-period-record";
import {
  explainedSalarySchema,
  explainSalarySchema,
} from "@crewline/domain/records/pay/explained-salary";
import { z } from "zod/mini";
import { editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { closeLocation, reopenLocation } from "./close-location.ts";
import { explainSalaryOf } from "./explain-salary.ts";
import { listClosings } from "./list-closings.ts";
import { listSheets } from "./list-sheets.ts";
import { answerTimesheet, disputeTimesheet, signTimesheet } from "./say-about-sheet.ts";
import { showSheet } from "./show-sheet.ts";

const closing = may("timeEntries", "approve").use(limited("recompute"));
const closedSchema = z.object({ locationId: locationIdSchema });
const own = may("timeEntries", "ask").use(limited("enterTime"));

export const timesheetsRouter = router({
  show: may("timeEntries", "view")
    .input(timesheetInputSchema)
    .output(shownTimesheetSchema)
    .query(({ ctx, input }) => showSheet(ctx.actor, input)),
  explainSalary: may("timeEntries", "view")
    .input(explainSalarySchema)
    .output(explainedSalarySchema)
    .query(({ ctx, input }) => explainSalaryOf(ctx.actor, input)),
  list: may("timeEntries", "view")
    .use(limited("exportPayroll"))
    .input(timesheetsInputSchema)
    .output(sheetOverviewSchema)
    .query(({ ctx, input }) => listSheets(ctx.actor, input)),
  sign: own
    .input(signTimesheetSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => signTimesheet(ctx.actor, input)),
  dispute: own
    .input(disputeTimesheetSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => disputeTimesheet(ctx.actor, input)),
  answer: may("timeEntries", "edit")
    .use(limited("enterTime"))
    .input(answerTimesheetSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => answerTimesheet(ctx.actor, input)),
  closings: may("timeEntries", "approve")
    .use(limited("exportPayroll"))
    .input(locationClosingsInputSchema)
    .output(locationClosingsSchema)
    .query(({ ctx, input }) => listClosings(ctx.actor, input)),
  closeLocation: closing
    .input(closeLocationSchema)
    .output(closedSchema)
    .mutation(({ ctx, input }) => closeLocation(ctx.actor, input)),
  reopenLocation: closing
    .input(reopenLocationSchema)
    .output(closedSchema)
    .mutation(({ ctx, input }) => reopenLocation(ctx.actor, input)),
});
