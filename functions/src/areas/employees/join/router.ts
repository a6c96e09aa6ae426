import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { acceptJoinSchema, declineJoinSchema } from "@crewline/domain/records/users/join-request";
import { z } from "zod/mini";
import { doneSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { router } from "../../../rpc/trpc.ts";
import { giveAccess } from "../guard/employee-procedures.ts";
import { acceptJoin, declineJoin } from "./decide-join.ts";

/** The answers to requests to join. */
export const joinRouter = router({
  acceptJoin: giveAccess
    .use(limited("invite"))
    .input(acceptJoinSchema)
    .output(z.object({ employeeId: employeeIdSchema }))
    .mutation(({ ctx, input }) => acceptJoin(ctx.actor, input)),
  declineJoin: giveAccess
    .input(declineJoinSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => declineJoin(ctx.actor, input)),
});
