import { companyActRowSchema } from "@crewline/domain/records/company/company-act-row";
import { actOnCompanySchema } from "@crewline/domain/records/company/company-standing";
import { z } from "zod";
import { doneSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { recently, staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { actOnCompany } from "./act-on-company.ts";
import { listActs } from "./list-acts.ts";
import { listCompanies, tenantSchema } from "./list-companies.ts";
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
  undeliveredMail: staff
    .output(z.object({ messages: z.array(undeliveredSchema), unreadable: unreadableSchema }))
    .query(() => listUndelivered()),
});
