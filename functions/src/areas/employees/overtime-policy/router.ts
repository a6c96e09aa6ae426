import { batchAnswerSchema } from "@crewline/domain/records/batches/batch";
import {
  policyPreviewSchema,
  previewOvertimePolicySchema,
  setOvertimePoliciesSchema,
  setOvertimePolicySchema,
} from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { z } from "zod/mini";
import { editedSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { router } from "../../../rpc/trpc.ts";
import { previewOvertimePolicy } from "./preview-overtime-policy.ts";
import { setOvertimePolicies } from "./set-overtime-policies.ts";
import { setOvertimePolicy } from "./set-overtime-policy.ts";

/** The policy is part of the pay, so it needs the right to set rates. */
const editPay = may("wageChanges", "edit");

export const overtimePolicyRouter = router({
  previewOvertimePolicy: editPay
    .input(previewOvertimePolicySchema)
    .output(z.object({ people: z.array(policyPreviewSchema) }))
    .query(({ ctx, input }) => previewOvertimePolicy(ctx.actor, input)),
  setOvertimePolicy: editPay
    .use(limited("recompute"))
    .input(setOvertimePolicySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setOvertimePolicy(ctx.actor, input)),
  setOvertimePolicies: editPay
    .use(limited("bulkAction"))
    .input(setOvertimePoliciesSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => setOvertimePolicies(ctx.actor, input)),
});
