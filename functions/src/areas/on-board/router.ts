import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  createCompanySchema,
  createDemoSchema,
  leaveStepSchema,
  saveBasicsSchema,
  saveFoundingRulesSchema,
} from "@crewline/domain/records/company/company";
import { saveOwnProfileSchema } from "@crewline/domain/records/users/user";
import { attemptSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may, proven } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { createCompany } from "./create-company.ts";
import { createDemo } from "./create-demo.ts";
import { deleteDemo } from "./delete-demo.ts";
import { finishOnBoarding } from "./finish-on-boarding.ts";
import { leaveStep } from "./leave-step.ts";
import { saveBasics } from "./save-basics.ts";
import { saveFoundingRules } from "./save-founding-rules.ts";
import { saveOwnProfile } from "./save-own-profile.ts";

const edit = may("settings", "editCompany");

export const onBoardRouter = router({
  createCompany: proven
    .use(limited("foundCompany"))
    .input(createCompanySchema)
    .output(z.object({ companyId: companyIdSchema }))
    .mutation(({ ctx, input }) => createCompany(ctx.caller, input)),
  createDemo: proven
    .use(limited("createDemo"))
    .input(createDemoSchema)
    .output(z.object({ companyId: companyIdSchema }))
    .mutation(({ ctx, input }) => createDemo(ctx.caller, input)),
  deleteDemo: proven
    .use(limited("createDemo"))
    .input(attemptSchema)
    .output(doneSchema)
    .mutation(({ ctx }) => deleteDemo(ctx.caller)),
  saveBasics: edit
    .use(limited("recompute"))
    .input(saveBasicsSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveBasics(ctx.actor, input)),
  leaveStep: edit
    .input(leaveStepSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => leaveStep(ctx.actor, input)),
  saveRules: edit
    .use(limited("recompute"))
    .input(saveFoundingRulesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveFoundingRules(ctx.actor, input)),
  saveProfile: may("settings", "view")
    .input(saveOwnProfileSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => saveOwnProfile(ctx.actor, input)),
  finish: edit
    .input(attemptSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => finishOnBoarding(ctx.actor, input)),
});
