import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import {
  auditLinesSchema,
  auditPageSchema,
  exportAuditsSchema,
  listAuditsSchema,
  verifiedAuditsSchema,
  verifyAuditsSchema,
} from "@crewline/domain/records/audits/audit-inputs";
import { z } from "zod/mini";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { exportAudits } from "./export-audits.ts";
import { listAudits } from "./list-audits.ts";
import { verifyChain } from "./verify-chain.ts";
import { verifyDays } from "./verify-days.ts";

export const timeEntryAuditsRouter = router({
  list: may("timeEntryAudits", "view")
    .input(listAuditsSchema)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudits(ctx.actor, input)),
  verify: may("timeEntryAudits", "view")
    .input(z.object({ employeeId: employeeIdSchema, weekStart: localDateSchema }))
    .output(z.object({ isIntact: z.boolean(), rows: z.int().check(z.minimum(0)) }))
    .query(({ ctx, input }) => verifyChain(ctx.actor, input)),
  verifyDays: may("timeEntryAudits", "prove")
    .use(limited("proveAudits"))
    .input(verifyAuditsSchema)
    .output(verifiedAuditsSchema)
    .query(({ ctx, input }) => verifyDays(ctx.actor, input)),
  exportPage: may("timeEntryAudits", "prove")
    .use(limited("proveAudits"))
    .input(exportAuditsSchema)
    .output(auditLinesSchema)
    .query(({ ctx, input }) => exportAudits(ctx.actor, input)),
});
