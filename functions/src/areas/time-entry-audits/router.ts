import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { z } from "zod";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { verifyChain } from "./verify-chain.ts";

export const timeEntryAuditsRouter = router({
  verify: may("timeEntryAudits", "view")
    .input(z.object({ employeeId: employeeIdSchema, weekStart: localDateSchema }))
    .output(z.object({ isIntact: z.boolean(), rows: z.int().min(0) }))
    .query(({ ctx, input }) => verifyChain(ctx.actor, input)),
});
