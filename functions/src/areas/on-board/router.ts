import { createCompanySchema } from "@crewline/domain/company/company";
import { attemptSchema, idSchema } from "@crewline/domain/rules/fields";
import { z } from "zod";
import { doneSchema } from "../../rpc/answers.ts";
import { may, proven } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { createCompany } from "./create-company.ts";
import { finishOnBoarding } from "./finish-on-boarding.ts";

export const onBoardRouter = router({
  createCompany: proven
    .input(createCompanySchema)
    .output(z.object({ companyId: idSchema }))
    .mutation(({ ctx, input }) => createCompany(ctx.caller, input)),
  finish: may("settings", "editCompany")
    .input(attemptSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => finishOnBoarding(ctx.actor, input)),
});
