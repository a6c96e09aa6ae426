import { companyActRowSchema } from "@crewline/domain/records/company/company-act-row";
import {
  companyNoteSchema,
  removeCompanyNoteSchema,
  saveCompanyNoteSchema,
} from "@crewline/domain/records/company/company-note";
import { actOnCompanySchema } from "@crewline/domain/records/company/company-standing";
import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  arrangeSchema,
  subscriptionSchema,
} from "@crewline/domain/records/subscription/subscription";
import { prepareExportSchema } from "@crewline/domain/records/data-export/data-export";
import { startDataJobSchema } from "@crewline/domain/records/data-jobs/data-job";
import { dataJobIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { z } from "zod/mini";
import { presentSubscription } from "../../operations/subscription/present-subscription.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { doneSchema, editedSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { recently, staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { actOnCompany } from "./act-on-company.ts";
import { arrange } from "./arrange.ts";
import { startDataJob } from "./data-jobs.ts";
import { listDataJobs, shownJobSchema } from "./list-data-jobs.ts";
import { listActs } from "./list-acts.ts";
import { listCompanies, tenantSchema } from "./list-companies.ts";
import { listNotes, removeNote, saveNote } from "./notes.ts";
import { listTransfers, transfersSchema } from "./list-transfers.ts";
import { prepareExport } from "./prepare-export.ts";
import { healthSchema, showHealth } from "./show-health.ts";
import { listUndelivered, undeliveredSchema } from "./list-undelivered.ts";

export const companyOptionsRouter = router({
  list: staff
    .output(z.object({ companies: z.array(tenantSchema), unreadable: unreadableSchema }))
    .query(() => listCompanies()),
  acts: staff
    .output(z.object({ acts: z.array(companyActRowSchema), unreadable: unreadableSchema }))
    .query(() => listActs()),
  actOn: staff
    .use(recently)
    .use(limited("staffAct"))
    .input(actOnCompanySchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => actOnCompany(ctx.caller, input)),
  subscription: staff
    .input(z.object({ companyId: companyIdSchema }))
    .output(subscriptionSchema)
    .query(async ({ input }) => presentSubscription(await readCompany(input.companyId))),
  arrange: staff
    .use(recently)
    .use(limited("staffAct"))
    .input(arrangeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => arrange(ctx.caller, input)),
  health: staff
    .input(z.object({ companyId: companyIdSchema }))
    .output(healthSchema)
    .query(({ input }) => showHealth(input.companyId)),
  transfers: staff
    .input(z.object({ companyId: companyIdSchema }))
    .output(transfersSchema)
    .query(({ input }) => listTransfers(input.companyId)),
  prepareExport: staff
    .use(recently)
    .use(limited("staffAct"))
    .input(prepareExportSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => prepareExport(ctx.caller, input)),
  dataJobs: staff
    .input(z.object({ companyId: companyIdSchema }))
    .output(z.object({ jobs: z.array(shownJobSchema), unreadable: unreadableSchema }))
    .query(({ input }) => listDataJobs(input.companyId)),
  startDataJob: staff
    .use(recently)
    .use(limited("staffAct"))
    .input(startDataJobSchema)
    .output(z.object({ dataJobId: dataJobIdSchema }))
    .mutation(({ ctx, input }) => startDataJob(ctx.caller, input)),
  notes: staff
    .input(z.object({ companyId: companyIdSchema }))
    .output(z.object({ notes: z.array(companyNoteSchema), unreadable: unreadableSchema }))
    .query(({ input }) => listNotes(input.companyId)),
  saveNote: staff
    .use(limited("staffAct"))
    .input(saveCompanyNoteSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveNote(ctx.caller, input)),
  removeNote: staff
    .use(limited("staffAct"))
    .input(removeCompanyNoteSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeNote(ctx.caller, input)),
  undeliveredMail: staff
    .output(z.object({ messages: z.array(undeliveredSchema), unreadable: unreadableSchema }))
    .query(() => listUndelivered()),
});
