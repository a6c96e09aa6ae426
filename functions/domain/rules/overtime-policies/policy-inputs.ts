import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { batchRowNames, bulkSchema, MOST_BATCH_ROWS } from "../../records/batches/batch.ts";
import { attemptSchema, versionOrNoneSchema } from "../../kernel/fields/fields.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { overtimePolicySchema } from "../../records/pay/overtime-policy.ts";
import { policyWeekSchema } from "./policy-impact.ts";

/** The wanted policy and its requested first day; it begins with a workweek. */
export const wantedPolicySchema = z.object({ policy: overtimePolicySchema, day: localDateSchema });
export type WantedPolicy = z.infer<typeof wantedPolicySchema>;

/** The version of the person's pay; zero where there is no record of it yet. */
const payVersionSchema = versionOrNoneSchema;

export const setOvertimePolicySchema = z.extend(attemptSchema, {
  ...wantedPolicySchema.shape,
  employeeId: employeeIdSchema,
  expectedVersion: payVersionSchema,
});

/** Sets one policy for many people, each on their own. */
export const setOvertimePoliciesSchema = z.extend(bulkSchema, {
  ...wantedPolicySchema.shape,
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        employeeId: employeeIdSchema,
        expectedVersion: payVersionSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

export const previewOvertimePolicySchema = z.extend(wantedPolicySchema, {
  employeeIds: z.array(employeeIdSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

/** The effect of the policy on one person. */
export const policyPreviewSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  version: payVersionSchema,
  /** The first day of the workweek with which it begins; null where a rule is in the way. */
  effectiveDate: z.nullable(localDateSchema),
  /** The open weeks whose hours or pay change. */
  weeks: z.array(policyWeekSchema),
  /** The rule that is in the way, as a sentence. */
  problem: z.nullable(z.string()),
});
export type PolicyPreview = z.infer<typeof policyPreviewSchema>;
